# Why a rule of the web table refuses: parts of the sentences in rulebook.yaml.

## that name will not do: ...
because-name-long = it has more than { $most } characters
because-name-empty = it is empty
because-name-invisible = it contains invisible characters
because-name-bot = a bot is called that
because-name-signs = it may not contain | { "{" } { "}" } or @

## that address will not do. ...
because-email-shape = It looks like name@example.org.
because-email-guest = An e-mail address belongs to an account. Create one first.
because-email-none = This server sends no letters.

## this browser cannot take push messages from here: ...
because-push-service = its push service is not known to this server
because-push-keys = its keys cannot be used

## about somebody who is away
because-absent-whose = Say whose seat it is about.
because-absent-here = { $name } is not away, or not long enough.
because-absent-nobody = Nobody is not away, or not long enough.
because-absent-bot = A bot plays there.
because-absent-bot-plays = A bot already plays for { $name }.
because-absent-offered = Somebody may already sit down for { $name }.

## about people who are blocked
because-blocked-full = You have blocked { $most } people; that is all there is room for.
because-blocked-table = You cannot sit down at this table.
because-blocked-nobody = No other person sits there.

## that holiday will not do. ...
because-holiday-no-day = There is no such day.
because-holiday-when = A holiday begins within a year and is not over yet.
because-holiday-twice = You already have a holiday then.
because-holiday-days = There are { $days } days of holiday in a year.

## about hints
because-hint-late = No advice came in time; you can ask again.
because-hint-none = This table was opened without hints.
because-hint-people = There are no hints where other people play.
because-hint-turn = You can have a hint when it is your turn to answer.
because-hint-nothing = There is nothing to advise about this question.

## there is no rematch yet: ..., you cannot play on from here: ...
because-rematch-going-on = this game is still going on
because-play-on-over = the game is over there
because-play-on-act = somebody else is in the middle of an act there, so their hand cannot be dealt anew; take the next move

## this pack cannot be used. ...
because-pack-shelf = you keep { $most } packs already; put one away first
because-pack-game = “{ $name }” is a pack of another game
because-pack-rules = “{ $name }” is for rules { $rules }

## the server does not understand that message: ...
because-nothing-said = there is nothing in it to say
because-no-time-zone = there is no such time zone

## amounts
because-running-tables =
    { $count ->
        [one] { $count } running table
       *[other] { $count } running tables
    }
because-open-seats =
    { $count ->
        [one] { $count } seat is
       *[other] { $count } seats are
    }
because-message-limit = { $limit } KiB in one message

## the server does not understand that message: ...
because-form = it has not the form of a message
because-field-missing = “{ $place }” is missing
because-field-unknown = nothing here is called “{ $place }”
because-field-size = “{ $place }” is too long, too short, too large or too small
because-field-unfit = “{ $place }” is something else than expected
because-signs = it contains signs that cannot be stored
because-play-names = a play names an option or a text
because-why-names = a why names an option, a text or a thing
because-binary = messages are text, not binary

## about records
because-not-text = it is not text
because-record-ends = The record ends here.
