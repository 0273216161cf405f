# Warum eine Regel des Tisches im Netz etwas ablehnt: Teile der Sätze in rules.ftl.

## Dieser Name geht nicht: ...
because-name-long = Er hat mehr als { $most } Zeichen
because-name-empty = Er ist leer
because-name-invisible = Er enthält unsichtbare Zeichen
because-name-bot = So heißt schon ein Bot
because-name-signs = Die Zeichen | { "{" } { "}" } und @ dürfen nicht darin stehen

## Diese Adresse geht nicht. ...
because-email-shape = Sie sieht aus wie name@example.org.
because-email-guest = Eine E-Mail-Adresse gehört zu einem Konto. Leg zuerst eines an.
because-email-none = Dieser Server verschickt keine Briefe.

## Dieser Browser kann von hier keine Push-Nachrichten bekommen: ...
because-push-service = Seinen Push-Dienst kennt dieser Server nicht
because-push-keys = Seine Schlüssel sind nicht zu gebrauchen

## Wenn jemand wegbleibt
because-absent-whose = Sag dazu, um wessen Platz es geht.
because-absent-here = { $name } ist da oder noch nicht lange genug weg.
because-absent-nobody = Dort fehlt niemand, oder noch nicht lange genug.
because-absent-bot = Dort spielt ein Bot.
because-absent-bot-plays = Für { $name } spielt schon ein Bot.
because-absent-offered = Der Platz von { $name } ist schon für andere frei.

## Wen man blockiert
because-blocked-full = Du hast { $most } Leute blockiert; mehr gehen nicht.
because-blocked-table = An diesen Tisch kannst du dich nicht setzen.
because-blocked-nobody = Dort sitzt niemand anderes.

## Dieser Urlaub geht nicht. ...
because-holiday-no-day = Diesen Tag gibt es nicht.
because-holiday-when = Ein Urlaub beginnt binnen eines Jahres und ist noch nicht vorbei.
because-holiday-twice = Da hast du schon Urlaub.
because-holiday-days = Im Jahr gibt es { $days } Tage Urlaub.

## Rat
because-hint-one = Du hast schon um Rat gefragt; warte, bis er kommt.
because-hint-late = Der Rat kam nicht rechtzeitig; du kannst noch einmal fragen.
because-hint-none = An diesem Tisch gibt es keinen Rat; so wurde er eröffnet.
because-hint-people = Wo andere Leute mitspielen, gibt es keinen Rat.
because-hint-turn = Rat bekommst du, wenn du gefragt bist.
because-hint-nothing = Zu dieser Frage gibt es keinen Rat.
because-reviews-going = mehrere Analysen für dich laufen schon; frag wieder, wenn eine fertig ist
because-review-failed = Diese Partie ließ sich nicht analysieren: { $why }.
because-review-broken = auf dem Server ging etwas schief

## Eine Revanche gibt es noch nicht: ... Von hier kannst du nicht weiterspielen: ...
because-rematch-going-on = Diese Partie läuft noch
because-play-on-over = Die Partie ist dort zu Ende
because-play-on-act = Dort ist jemand anderes mitten in einem Zug, und dessen Hand lässt sich nicht neu geben; nimm den nächsten Zug

## Dieses Paket lässt sich nicht nutzen. ...
because-pack-shelf = Du hast schon { $most } Pakete; leg erst eines weg
because-pack-game = „{ $name }“ ist ein Paket für ein anderes Spiel
because-pack-rules = „{ $name }“ ist für die Regeln { $rules }

## Der Server versteht diese Nachricht nicht: ...
because-nothing-said = Es steht nichts darin
because-no-time-zone = Diese Zeitzone gibt es nicht

## Mengen
because-running-tables =
    { $count ->
        [one] { $count } laufenden Tisch
       *[other] { $count } laufende Tische
    }
because-open-seats =
    { $count ->
        [one] { $count } Platz ist
       *[other] { $count } Plätze sind
    }
because-message-limit = { $limit } KiB in einer Nachricht

## the server does not understand that message: ...
because-form = sie hat nicht die Form einer Nachricht
because-field-missing = „{ $place }“ fehlt
because-field-unknown = „{ $place }“ gibt es hier nicht
because-field-size = „{ $place }“ ist zu lang, zu kurz, zu groß oder zu klein
because-field-unfit = „{ $place }“ ist etwas anderes als erwartet
because-signs = sie enthält Zeichen, die sich nicht speichern lassen
because-play-names = ein Zug nennt eine Antwort oder einen Text
because-why-names = eine Frage nach dem Warum nennt eine Antwort, einen Text oder ein Ding
because-binary = Nachrichten bestehen aus Text

## about records
because-not-text = sie ist kein Text
because-record-ends = Hier endet die Aufzeichnung.

## how long people may think
pace-live = Live: { $move } für jede Antwort, danach { $reserve } Reserve für die ganze Partie; dann spielt ein Bot auf dem Platz, bis man ihn wieder übernimmt.
pace-days =
    { $days ->
        [one] Zug um Zug: { $days } Tag für jede Antwort; dann spielt ein Bot auf dem Platz, bis man ihn wieder übernimmt.
       *[other] Zug um Zug: { $days } Tage für jede Antwort; dann spielt ein Bot auf dem Platz, bis man ihn wieder übernimmt.
    }
pace-relaxed = Keine Uhr.
pace-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
pace-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
