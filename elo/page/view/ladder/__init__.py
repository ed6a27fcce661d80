"""The ladder: sentences, documents and curves."""
