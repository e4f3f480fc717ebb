"""The rules, written once: small functions over NumPy records, compiled by Numba."""
