"""The bot protocol: engines of any language at our tables (docs/protocol.md)."""
