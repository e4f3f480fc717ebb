"""One suite over every game and variant that the package offers."""
