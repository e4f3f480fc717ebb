"""The server of the tables: what it stores, who is connected, how bots think beside it, and its pages."""
