"""Every sentence that a person reads, in three languages; what is common here, the rest in each game's folder."""
