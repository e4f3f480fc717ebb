"""The bot protocol."""
