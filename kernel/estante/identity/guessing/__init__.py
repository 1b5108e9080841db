"""What keeps guessers out: counted tries, known browsers, passwords that are no use."""
