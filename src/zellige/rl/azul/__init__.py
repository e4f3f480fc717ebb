"""What a seat observes in Azul."""
