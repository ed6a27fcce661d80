"""A norm as JSON."""

from ..systems.norm_report import NormReport
from .messages import names_of
from .values import plain


def write_norm(found: NormReport) -> dict[str, object]:
    """One norm in the answer of ``norm``."""
    return {
        "norm": found.name,
        "status": found.status,
        "average": plain(found.average),
        "raised": plain(found.raised),
        "performance": plain(found.performance),
        "conditions": [
            {
                "name": each.name,
                "article": each.article,
                "status": each.status,
                "value": plain(each.value),
                "needed": plain(each.needed),
            }
            for each in found.conditions
        ],
        "score_needed": plain(found.score_needed),
        "needs": [
            {"score": plain(need.score), "average": need.average, "enough": need.enough}
            for need in found.needs
        ],
        "notes": names_of(found.notes),
        "outcomes": [
            {"format": each.form, "unrated_scored": each.scored, "status": each.status}
            for each in found.outcomes
        ],
        "left_out": [
            {"game": place, "reason": reason}
            for place, reason in enumerate(found.reasons)
            if reason is not None
        ],
        "unchecked": [{"name": name, "article": article} for name, article in found.unchecked],
    }
