"""The rules of Azul, AZ-1.1 to AZ-8.5, one file per section."""
