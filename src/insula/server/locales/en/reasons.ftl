# Why a rule of the web table refuses: parts of the sentences in rulebook.yaml.

## you cannot use that name: ...
because-name-long = it has more than { $most } characters
because-name-empty = it is empty
because-name-invisible = it contains invisible characters
because-name-bot = a bot has that name
because-name-signs = it cannot contain | { "{" } { "}" } or @

## that address cannot be used. ...
because-email-shape = An address looks like name@example.org.
because-email-guest = Only an account can have an e-mail address. Create one first.
because-email-none = This server does not send e-mails.

## this browser cannot receive push messages from this server: ...
because-push-service = this server does not know its push service
because-push-keys = its keys cannot be used

## about somebody who is away
because-absent-whose = Say whose seat you mean.
because-absent-here = { $name } is not away, or has not been away long enough.
because-absent-nobody = That player is not away, or has not been away long enough.
because-absent-bot = A bot plays that seat.
because-absent-bot-plays = A bot already plays for { $name }.
because-absent-offered = Somebody else can already sit in for { $name }.

## about people who are blocked
because-blocked-full = You have already blocked { $most } people and cannot block more.
because-blocked-table = You cannot sit down at this table.
because-blocked-nobody = There is no other person in that seat.

## you cannot take that holiday. ...
because-holiday-no-day = There is no such day.
because-holiday-when = A holiday must begin within a year and cannot be over yet.
because-holiday-twice = You already have a holiday then.
because-holiday-days = You have { $days } days of holiday a year.

## about hints
because-hint-one = You have already asked for a hint; wait until it comes.
because-hint-late = No advice came in time; you can ask again.
because-hint-none = This table was opened without hints.
because-hint-people = There are no hints at tables with other people.
because-hint-turn = You can have a hint when it is your turn to answer.
because-hint-nothing = There is no advice on this question.
because-reviews-going = you already have a few reviews in the making; ask again when one is done
because-review-failed = This game could not be reviewed: { $why }.
because-review-broken = something went wrong on the server

## there is no rematch yet: ..., you cannot play on from here: ...
because-rematch-going-on = this game is still going on
because-play-on-over = the game is already over at this move
because-play-on-act = somebody else is in the middle of an act here, so their hand cannot be dealt again; choose the next move

## this pack cannot be used. ...
because-pack-shelf = You already have { $most } packs; put one away first
because-pack-game = “{ $name }” is a pack for another game
because-pack-rules = “{ $name }” is for rules { $rules }

## the server does not understand that message: ...
because-nothing-said = it says nothing
because-no-time-zone = there is no such time zone

## amounts
because-running-tables =
    { $count ->
        [one] { $count } unfinished table
       *[other] { $count } unfinished tables
    }
because-open-seats =
    { $count ->
        [one] { $count } seat is
       *[other] { $count } seats are
    }
because-message-limit = { $limit } KiB per message

## the server does not understand that message: ...
because-form = it does not have the form of a message
because-field-missing = “{ $place }” is missing
because-field-unknown = nothing here is called “{ $place }”
because-field-size = “{ $place }” is too long, too short, too large or too small
because-field-unfit = “{ $place }” is not what was expected
because-signs = it contains characters that cannot be stored
because-play-names = a play names an option or a text
because-why-names = a why names an option, a text or a thing
because-binary = messages are text, not binary

## about records
because-not-text = it is not text
because-record-ends = The record ends here.

## how long people may think
pace-live = Live: { $move } for each answer, then { $reserve } of reserve for the game; a bot then plays that seat until its player takes it back.
pace-days =
    { $days ->
        [one] Turn-based: { $days } day for each answer; a bot then plays that seat until its player takes it back.
       *[other] Turn-based: { $days } days for each answer; a bot then plays that seat until its player takes it back.
    }
pace-relaxed = No clock.
pace-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
pace-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
