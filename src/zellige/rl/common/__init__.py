"""What the environments of both games share."""
