"""What the waiting decision would come to, worked out by the functions that carry the rule out. Part of the figures."""
