"""The search of Azul."""
