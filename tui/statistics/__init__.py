"""What a player's finished games come to, derived from the saves alone. No Textual here."""
