"""What a choice would come to, for people's views only."""
