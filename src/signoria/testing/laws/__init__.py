"""The laws of the engine contract, one function each; a law raises Broken, and its name is its function's."""
