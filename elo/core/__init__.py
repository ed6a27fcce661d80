"""Values without a rule: numbers, expected-score curves, games, assessments, errors."""
