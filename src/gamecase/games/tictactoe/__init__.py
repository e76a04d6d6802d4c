"""Tic-tac-toe: three in a row on nine squares."""

from gamecase.games.tictactoe.rules import TicTacToe

GAME = TicTacToe()
