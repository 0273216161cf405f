"""The web table: rooms, wire, store, accounts, bots, and the application that ties them together."""
