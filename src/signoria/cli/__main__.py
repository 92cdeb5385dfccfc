"""`python -m signoria.cli`, where the command itself is not on the path."""

from signoria.cli import main

if __name__ == "__main__":
    main()
