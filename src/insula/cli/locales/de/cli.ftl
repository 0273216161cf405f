# Was die Befehle für Spielende sagen: play, learn, rules, cards, games, replay. Was getippt wird, bleibt, wie es ist.

winners-and = { $first } und { $last }
nobody = Niemand

## insula play
play-help = Tippe eine Nummer oder den Zug selbst. Außerdem: why ZUG (warum nicht?), undo (zurück), rules WÖRTER (Regeln), log (Verlauf), hint (Tipp), table (Tisch), save DATEI (sichern), quit (Ende)
play-pack = Du spielst mit dem Paket „{ $name }“ ({ $hash }); die Bots rechnen ohne kompilierte Regeln.
play-players = Du hast { $named } Mitspieler für { $seats } Plätze genannt. Nenne für jeden Platz einen.
play-you = du
play-player = Mensch
play-kept = Dein Spiel ist gesichert. So geht es weiter: { $command }
play-hand-over = { $name }, du bist am Zug. Jetzt sollte sonst niemand hinsehen.
play-enter = Mit der Eingabetaste siehst du deinen Tisch.
play-instead = Stattdessen möglich: { $what }
play-legal = „{ $move }“ ist erlaubt.
play-saved = Das Spiel ist in { $file } gesichert.
play-saved-to = Gesichert in { $file }.
play-won =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen.
    }
play-record = Die Spieldatei liegt in { $file }; insula replay zeigt sie, --verify prüft das Mischen.

## the end of a game
ending-turned = Wo es sich entschied
ending-turn = Zug { $turn }: { $what }
ending-sum = Summe

## insula learn
learn-help = Tippe die Nummer einer Antwort oder die Antwort selbst. Außerdem: hint (Tipp), show (Lösung), why (warum?), tries (Versuche), back (zurück), table (Tisch), quit (Ende)
learn-guided = geführtes Spiel
learn-lesson = Lektion
learn-puzzle = Rätsel
learn-which = Welches Spiel? Es gibt { $games }; oder `insula learn --today` für das Rätsel des Tages.
learn-none = Für { $game } gibt es noch keine Lektionen.
learn-column-lesson = Lektion
learn-column-what = Art
learn-column-minutes = Minuten
learn-column-teaches = was du lernst
learn-unknown = { $game } hat keine Lektion „{ $lesson }“. `{ $command }` zählt sie auf.
learn-same-for-all = Das Rätsel des Tages ist für alle dasselbe; lass das Spiel weg.
learn-no-puzzles = Es gibt noch keine Rätsel.
learn-of-the-day = Rätsel des Tages, { $day }: { $game }
learn-later = Bis zum nächsten Mal.
learn-well-done = Gut gemacht.
learn-step = Schritt { $step } von { $steps }.
learn-enter = Weiter mit der Eingabetaste.
learn-number = Tippe eine Nummer von 1 bis { $most }.
learn-give = Tippe { $number }: { $answer }.
learn-hint = Tipp { $rung } von { $rungs }.
learn-it-is =
    { $count ->
        [one] Es ist { $numbers }.
       *[other] Es ist eine von diesen: { $numbers }.
    }
learn-tries = Deine Versuche
learn-no-tries = Du hast noch nichts anderes versucht.
learn-allowed = Auch das ist erlaubt. Worum es hier geht: { $goal }.

## insula rules, cards, games
rules-none = Keine Regel enthält „{ $words }“.
rules-none-of = Keine Regel von { $game } enthält „{ $words }“.
rules-more = Und { $more } weitere. Mit noch einem Wort findest du weniger.
rules-not-here = Nicht in diesem Spiel. { $needs }
rules-ruling = Auslegung: { $what }
cards-no-list = { $game } hat keine Kartenliste.
cards-none = Keine Karte von { $game } enthält „{ $words }“.
cards-house = Hausentwurf
cards-count = { $cards } Karten; { $house } davon sind Hausentwürfe, weil kein öffentlicher Text ihre Kraft nennt.
games-name = Name
games-title = Titel
games-seats = Plätze
games-rules = Regeln
games-from-to = { $least } bis { $most }
games-players = für { $least } bis { $most }
games-any-of = (beliebig viele)

## insula replay
replay-no-seat = Einen Platz { $seat } gab es nicht; gespielt haben A bis { $last }.
replay-no-move = Die Spieldatei hat { $moves } Züge. Wähle --at von 1 bis { $most }.
replay-true = { $moves } Züge folgen den Regeln, jedes Ziehen stimmt, und die Startzahl passt zu dem, was vorab festgelegt wurde.
replay-won = Gewonnen: { $names }. { $reason }

## packs of components
pack-other-game = „{ $name }“ ist ein Paket für { $of }, nicht für { $game }.
pack-other-rules = „{ $name }“ gehört zu Regeln { $rules }; hier gelten Regeln { $here }.

language-unknown = Kein Spiel spricht „{ $name }“. Es gibt { $known }.
