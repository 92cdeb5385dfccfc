"""What a viewer can believe of hidden cards: redeals that fit everything that has been seen."""
