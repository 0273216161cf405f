# What the commands for players say: play, learn, rules, cards, games, replay. Commands that are typed stay as they are.

winners-and = { $first } and { $last }
nobody = Nobody

## insula play
play-help = Type a number or the move itself. Other commands: why MOVE, undo, rules WORDS, log, hint, table, save FILE, quit
play-pack = You are playing with the pack “{ $name }” ({ $hash }); bots think in plain Python.
play-players =
    { $named ->
        [one] You named { $named } player for { $seats } seats. Name one for each seat.
       *[other] You named { $named } players for { $seats } seats. Name one for each seat.
    }
play-you = you
play-player = player
play-kept = Your game is saved. To continue: { $command }
play-hand-over = { $name }, it is your turn. Everybody else, please look away.
play-enter = Press Enter to see the table.
play-instead = Available instead: { $what }
play-legal = “{ $move }” is legal.
play-saved = The game is saved in { $file }.
play-saved-to = Saved to { $file }.
play-won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
play-record = The record is in { $file }. insula replay shows it; --verify checks the deal.

## the end of a game
ending-turned = Where it turned
ending-turn = Turn { $turn }: { $what }
ending-sum = Total

## insula learn
learn-help = Type the number of an answer or the answer itself. Other commands: hint, show, why, tries, back, table, quit
learn-guided = guided game
learn-lesson = lesson
learn-puzzle = puzzle
learn-which = Which game? Choose { $games }, or `insula learn --today` for the puzzle of the day.
learn-none = There are no lessons for { $game } yet.
learn-column-lesson = lesson
learn-column-what = kind
learn-column-minutes = minutes
learn-column-teaches = what it teaches
learn-unknown = { $game } has no lesson “{ $lesson }”. `{ $command }` lists them.
learn-same-for-all = The puzzle of the day is the same for everybody; leave the game out.
learn-no-puzzles = There are no puzzles yet.
learn-of-the-day = Puzzle of the day, { $day }: { $game }
learn-later = See you next time.
learn-well-done = Well done.
learn-step = Step { $step } of { $steps }.
learn-enter = Press Enter to continue.
learn-number = Type a number from 1 to { $most }.
learn-give = Type { $number }: { $answer }.
learn-hint = Hint { $rung } of { $rungs }.
learn-it-is =
    { $count ->
        [one] It is { $numbers }.
       *[other] It is one of { $numbers }.
    }
learn-tries = Your tries
learn-no-tries = You have not tried anything else yet.
learn-allowed = That is allowed too. The aim here: { $goal }.

## insula rules, cards, games
rules-none = No rule contains “{ $words }”.
rules-none-of = No rule of { $game } contains “{ $words }”.
rules-more = And { $more } more. Add a word to narrow the search.
rules-not-here = Not in this game. { $needs }
rules-ruling = Ruling: { $what }
cards-no-list = { $game } has no list of cards.
cards-none = No card of { $game } contains “{ $words }”.
cards-house = house design
cards-count = { $cards } cards. { $house } of them have a house design, because no public source gives their power.
games-name = name
games-title = title
games-seats = seats
games-rules = rules
games-from-to = { $least } to { $most }
games-players = { $least } to { $most } players
games-any-of = (any of)

## insula replay
replay-no-seat = There is no seat { $seat }; the record has seats A to { $last }.
replay-no-move = The record has { $moves } moves. Choose --at from 1 to { $most }.
replay-true = { $moves } moves follow the rules, every draw is correct, and the seed matches its commitment.
replay-won = { $names } won. { $reason }

## packs of components
pack-other-game = “{ $name }” is a pack for { $of }, not for { $game }.
pack-other-rules = “{ $name }” is for rules { $rules }; this Insula plays rules { $here }.

language-unknown = No game is available in “{ $name }”. Choose { $known }.
