# What every table says, whatever is played at it. How to add a sentence: docs/writing-a-game.md, Words in any language.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
only-with-players = Only with { $players } players.
only-with = Only with “{ $what }”.
instead = Available instead: { $what }.

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
undo-chance = chance was involved
undo-shown = something hidden was shown
undo-over = the game has ended
undo-rewound = the table was rewound to here
undo-redealt = everything hidden was dealt again

# what an answer costs and gives
preview-chance = Something will be drawn or shown that nobody can know beforehand.
preview-may-answer = { $name } may respond first.
preview-unknown = { $what } cannot be known yet.
preview-unknown-of = { $whose }: { $what } cannot be known yet.
preview-costs = costs { $what }
preview-from = from { $what }
preview-free = can be free
preview-brings = gives { $what }
preview-lost = { $what } lost
nothing-to-choose = nothing to choose

# why a record cannot be read: these end a sentence
record-line = line { $line }: { $reason }
record-no-text = this is not a text file
record-empty = the record is empty
record-other = this is not an Insula record; it should begin with “{ $first }”
record-no-moves = the record is cut off before its moves
record-no-close = the record is cut off: its closing line is missing
record-checksum = the checksum does not match: the record was changed or damaged
record-no-move = “{ $text }” is not a move; a move looks like “{ $number } A pass”
record-move-missing = move { $number } is missing; the line gives move { $found }
record-no-seat = seat { $seat } does not exist; there are { $seats }
record-head = “{ $line }” does not belong in the head of a record
record-head-lacks = the head of the record does not say “{ $word }”
record-number = “{ $word }” must be a number
record-pack = “pack” takes the hash of a pack and its name
record-redeal = “redeal” takes the number of moves before it, a seat and a seed, such as “redeal 12 A 7”
record-printed = this game was played with the printed cards, not with the pack “{ $pack }”
record-rules = made under rules { $rules }; this Insula plays rules { $here }
record-no-seed = the record does not tell its seed, so it cannot be played again
record-commitment = seed and salt are not those that were committed to
record-over = the game is over before this move
record-asked = the question is for { $asked }, not for { $given }
record-remark = the record says { $said }, the rules give { $found }
