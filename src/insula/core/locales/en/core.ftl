# What every table says, whatever is played at it. How to add a sentence: docs/writing-a-game.md, Words in any language.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
only-with-players = Only with { $players } players.
only-with = Only with “{ $what }”.
instead = Possible instead: { $what }.

waiting-for = { $name } is choosing.
try = Try { $moves }.
quoted = “{ $what }”
earlier = Scored before this position
resigned-before = { $names } had resigned.

# why something cannot be taken back: these end a sentence
undo-nothing = nothing has been played yet
undo-asked-since = somebody else has been asked since
undo-asked =
    { $count ->
        [one] { $names } has been asked since
       *[other] { $names } have been asked since
    }
undo-chance = chance was used
undo-shown = something hidden was shown
undo-over = the game has ended
undo-rewound = the table was rewound to here
undo-redealt = everything hidden was dealt anew

# what an answer costs and brings
preview-chance = Something is drawn or shown that nobody can tell beforehand.
preview-may-answer = { $name } may answer it first.
preview-unknown = { $what } cannot be told yet.
preview-unknown-of = { $whose }: { $what } cannot be told yet.
preview-costs = costs { $what }
preview-from = from { $what }
preview-free = can be free
preview-brings = brings { $what }
preview-lost = { $what } lost
nothing-to-choose = nothing to choose
