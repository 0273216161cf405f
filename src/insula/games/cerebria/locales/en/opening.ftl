# Opening a table: what can be chosen, and what seats can take. Presets are in opening.py.

choice-edition = Rules
    .text = Full game or basic game
choice-edition-full = Full
choice-edition-basic = Basic
choice-edition-always = Always the full rules
choice-line-up = Teams
    .text = How many play Bliss and Gloom; a team of one is a Shaper
choice-line-up-three = How many play Bliss, Gloom and Balance; a team of one is a Shaper
choice-usual = The usual
choice-line-up-2-2 = 2 against 2
choice-line-up-1-1 = Two Shapers
choice-line-up-1-1-1 = Three Shapers
choice-line-up-2-2-2 = Three pairs
choice-shaper = A { $team } Shaper
choice-pair = A { $team } pair
choice-spirit-boards = Spirit Boards
    .text = Which side of the Spirit Boards: the same for everyone, or one for each Spirit
choice-spirit-boards-a = All the same
choice-spirit-boards-b = Each its own
choice-team-boards = Intentions
    .text = Which side of the Team Boards, and so which Intentions score
choice-side-a = Side A
choice-side-b = Side B
choice-spirits = Spirit
    .text = Spirits: one word for everyone, or one per seat
choice-decks = Deck
    .text = Decks of Bliss and Gloom: one word for everyone, or one per seat
choice-choose = At the table
choice-random = Random
choice-spirits-own = The Spirit’s own
choice-setting = First pieces
    .text = Who places the figures, Emotions and tokens
choice-setting-place = We place them
choice-setting-recommended = Placed for us

## what a seat can take

place-shaper = Shaper: a team of one
pick-at-table = You choose when the game begins.
pick-random-spirit = A random free Spirit of this side.
pick-random-deck = A random legal deck.
pick-balance-deck = The deck of Balance
    .text = Balance has one deck, the same for everyone.
pick-deck-of = { $spirit }’s deck
pick-starter = Starter deck
pick-own-of-spirit = The Spirit’s own deck
    .text = The deck the rulebook gives this Spirit.
pick-own = Your own deck

## what is wrong with a set-up

of-seat = Seat { $seat }: { $says }
known-one-word = one word for all seats
known-words = { $count } words, one per seat
known-list = courage*2+trust*2+... with the names of Mild Emotions
no-list = Nothing called “{ $name }” is chosen by a list.
