# Opening a table: what can be chosen, and what seats can take. Presets are in opening.py.

choice-edition = Rules
    .text = Full game or basic game
choice-edition-full = Full
choice-edition-basic = Basic
choice-edition-always = Always with the full rules
choice-line-up = Teams
    .text = Bliss and Gloom players; alone is a Shaper
choice-line-up-three = Bliss, Gloom and Balance players; alone is a Shaper
choice-usual = As usual
choice-line-up-2-2 = 2 against 2
choice-line-up-1-1 = Two Shapers
choice-line-up-1-1-1 = Three Shapers
choice-line-up-2-2-2 = Three pairs
choice-shaper = A { $team } Shaper
choice-pair = A pair of { $team }
choice-spirit-boards = Spirit Boards
    .text = Side of all Spirit Boards: alike for all, or each Spirit its own
choice-spirit-boards-a = All alike
choice-spirit-boards-b = Their own
choice-team-boards = Intentions
    .text = Side of all Team Boards: which Intentions score
choice-side-a = Side A
choice-side-b = Side B
choice-spirits = Spirit
    .text = Spirits, one word for all or one per seat
choice-decks = Deck
    .text = Decks of Bliss and Gloom, one word for all or one per seat
choice-choose = At the table
choice-random = By chance
choice-spirits-own = The Spirit’s own
choice-setting = First pieces
    .text = Who places figures, Emotions and tokens
choice-setting-place = We place
choice-setting-recommended = Placed for us

## what a seat can take

place-shaper = Shaper: alone for the whole side
pick-at-table = Chosen when the game begins.
pick-random-spirit = Chance picks a free Spirit of the side.
pick-random-deck = A legal deck that chance puts together.
pick-balance-deck = The deck of Balance
    .text = Balance has one deck, the same for everybody.
pick-deck-of = { $spirit }’s deck
pick-starter = Starter deck
pick-own-of-spirit = The Spirit’s own deck
    .text = The deck that the rulebook gives the Spirit.
pick-own = Own deck

## what is wrong with a set-up

of-seat = Seat { $seat }: { $says }
known-one-word = one word for all seats
known-words = { $count } words, one per seat
known-list = courage*2+trust*2+... with the names of Mild Emotions
no-list = Nothing called “{ $name }” is chosen by a list.
