"""`signoria record`: records shown, replayed and verified."""
