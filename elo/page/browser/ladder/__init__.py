"""The ladder's room: a club's games and ratings, kept in this browser and in a file."""
