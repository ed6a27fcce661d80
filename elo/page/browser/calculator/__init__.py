"""The calculator in the browser: form, score sheet, answer, persistence."""
