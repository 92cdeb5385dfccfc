"""A battle, stage by stage (§4.7); to import it puts its decisions in their places."""
