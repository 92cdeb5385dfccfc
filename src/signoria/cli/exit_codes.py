"""What the command answers to the shell."""

from typing import Final

OK: Final = 0
CHECK_FAILED: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
TERMINATED: Final = 143
PIPE_CLOSED: Final = 141
