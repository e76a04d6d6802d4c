"""`python -m gamecase` is the `gamecase` command."""

from gamecase.cli import main

if __name__ == "__main__":
    main()
