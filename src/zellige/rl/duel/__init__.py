"""What a seat observes in the duel."""
