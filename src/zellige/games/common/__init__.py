"""What the games share: errors, tiles as letters, and a game with its history."""
