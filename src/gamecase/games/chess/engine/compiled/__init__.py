"""Gamecase's own chess engine: bitboards and principal variation search, compiled by Numba.

Everything a search reads and writes is in one array, the workspace (`workspace.py`), but for the
transposition table. Squares are numbered from a1 to h8; bitboards are signed numbers of 64 bits.
"""
