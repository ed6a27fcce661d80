"""What an assessment says of its K, in systems that have one."""

from elo.core.assessment import Assessment, Message


def k_reason(found: Assessment) -> Message:
    """Why this K."""
    assert found.k_reason is not None
    return found.k_reason
