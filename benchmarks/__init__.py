"""What is measured, each by one command."""
