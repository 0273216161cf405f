# Die Regeln des Tisches im Netz; das Englische steht in rulebook.yaml.

section-at-the-web-table = Am Tisch im Netz

## Namen und Konten

online-name = Ein Name hat 1 bis 24 sichtbare Zeichen und keines, das in Spieldateien etwas bedeutet.
    .refusal = Dieser Name geht nicht: { $reason }.
online-name-taken = Der Name eines Kontos gehört allein seinem Besitzer.
    .refusal = „{ $name }“ gehört zu einem Konto. Nimm einen anderen Namen, oder melde dich an, wenn es deines ist.
online-password = Ein Passwort hat 8 bis 200 Zeichen.
    .refusal = Ein Passwort braucht 8 bis 200 Zeichen; hier sind es { $length }.
online-login = Ein Konto öffnet sich mit Name und Passwort.
    .refusal = Name oder Passwort stimmt nicht.
online-email = Ein Konto darf eine E-Mail-Adresse haben; ein Link in einem Brief bestätigt sie. Sie dient einem neuen Passwort und Nachrichten.
    .refusal = Diese Adresse geht nicht. { $reason }
online-link = Ein Link aus einem Brief gilt einmal und nicht lange.
    .refusal = Dieser Link wurde schon benutzt oder ist zu alt. Lass dir einen neuen schicken.
online-device = Push-Nachrichten gehen an Browser, die darum gebeten haben, über die Push-Dienste ihrer Hersteller.
    .refusal = Dieser Browser kann von hier keine Push-Nachrichten bekommen: { $reason }.
online-has-account = Wer sich registriert, macht aus einem Gast ein Konto.
    .refusal = Du bist schon als { $name } angemeldet. Melde dich erst ab.
online-cookie = Der Server erkennt Leute an einem Cookie, das er selbst unterschrieben hat.
    .refusal = Dein Cookie hat nicht dieser Server unterschrieben, darum wurde es verworfen. Lade die Seite neu, dann bist du als Gast da.
online-origin = Befehle kommen von den eigenen Seiten dieses Servers.
    .refusal = Diese Anfrage kommt von der Seite einer anderen Adresse.
online-banned = Wer den Server betreibt, darf jemanden ausschließen.
    .refusal = Wer diesen Server betreibt, hat dieses Konto ausgeschlossen.

## Tische und Plätze

online-unknown-table = Einen Tisch findet man über seinen Link.
    .refusal = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
online-unknown-game = Spielen kannst du, was auf der Startseite steht.
    .refusal = Dieses Spiel gibt es hier nicht. ({ $says })
online-unknown-lesson = Lektionen sind die, die unter „Lernen“ stehen.
    .refusal = { $game } hat keine solche Lektion. Unter „Lernen“ steht, welche es gibt.
online-unknown-rule = Beispiele gibt es zu den Regeln, die im Regelbuch stehen.
    .refusal = Im Regelbuch von { $game } steht keine solche Regel. Suche darin nach Wörtern.
online-no-howto = Zu einem Spiel gehört eine Seite, die erklärt, wie man es spielt; wo keine ist, hilft das Regelbuch.
    .refusal = { $game } hat keine Seite, die das Spiel erklärt. Im Regelbuch steht alles.
online-unknown-bot = Bots gibt es in den Stufen, die auf der Startseite stehen.
    .refusal = Bei diesem Spiel heißt kein Bot „{ $given }“. Es gibt: { $known }.
online-seat-unknown = Plätze zählt man ab 0 in der Zugfolge.
    .refusal = Platz { $seat } hat dieser Tisch nicht; seine Plätze sind 0 bis { $last }.
online-seat-taken = Auf einem Platz sitzt nur einer.
    .refusal = Dort sitzt schon jemand.
online-seat-kept = Ein Platz, der für jemanden freigehalten wird, bleibt es, bis dieser absagt oder die Partie ohne ihn beginnt.
    .refusal = Dieser Platz ist für { $name } freigehalten.
online-no-seat = Du setzt dich, wo ein Platz frei ist.
    .refusal = An diesem Tisch ist jeder Platz besetzt. Du kannst zusehen.
online-rematch = Eine Revanche folgt auf eine beendete Partie von Leuten, die an diesem Server saßen.
    .refusal = Eine Revanche gibt es noch nicht: { $reason }.
online-list = Eine eigene Liste gehört zu einer Auswahl, die eine annimmt.
    .refusal = { $reason }
online-started = Plätze wählt man, bevor die Partie beginnt.
    .refusal = Die Partie hat schon begonnen. Du kannst zusehen.
online-not-started = Eine Partie beginnt, wenn jeder Platz besetzt ist.
    .refusal = Die Partie hat noch nicht begonnen; { $open } noch frei.
online-too-many-tables = Jeder darf nur eine begrenzte Zahl laufender Tische haben.
    .refusal = Du hast schon { $count }. Spiel erst einen zu Ende oder verlass ihn.

## Im Spiel

online-spectator = Handeln können nur die, die am Tisch mitspielen.
    .refusal = Du siehst zu. Das können nur die tun, die am Tisch mitspielen.
online-seat-not-yours = Du handelst nur für deine eigenen Plätze.
    .refusal = Dieser Platz gehört nicht dir.
online-bot-plays = Solange ein Bot deinen Platz spielt, siehst du zu.
    .refusal = Ein Bot spielt deinen Platz. Nimm ihn erst zurück.
online-resigned = Wo jemand aufgegeben hat, spielt ein Bot zu Ende, und dieser Platz kann nicht gewinnen.
    .refusal = Auf diesem Platz wurde aufgegeben. Ein Bot spielt ihn zu Ende.
online-nothing-to-take-back = Zurücknehmen kannst du deine eigenen Antworten.
    .refusal = Du hast noch keine Antwort zum Zurücknehmen.
online-take-up = Aufgenommen wird eine Handlung nur mit Antworten, die sie zusammensetzen; die Antwort, die sie ausführt, gibst du für sich.
    .refusal = Das lässt sich hier nicht mehr beginnen. Sieh dir die Frage an und wähle neu.
online-rewind-range = Zurückgespult wird bis kurz vor einen Zug, der gespielt wurde.
    .refusal = Zurückspulen geht bis vor einen der bisherigen Züge; das sind { $move }.
online-one-proposal = Der Tisch stimmt über einen Vorschlag nach dem anderen ab.
    .refusal = Der Tisch stimmt noch über einen anderen Vorschlag ab.
online-no-proposal = Du stimmst über einen offenen Vorschlag ab, der dich fragt.
    .refusal = Kein Vorschlag wartet auf deine Stimme.
online-draw-people = Remis können nur Menschen vereinbaren.
    .refusal = An diesem Tisch ist sonst niemand, der Remis annehmen könnte.
online-absent = Bleibt jemand einer laufenden Partie fern, darf mehr als die Hälfte der Anwesenden einen Bot für ihn spielen lassen, jemand anderen hinsetzen oder die Partie beenden. Bots haben keine Stimme, und wer nichts sagt, will warten. Wer weg war, kann seinen Platz jederzeit zurücknehmen.
    .refusal = { $reason }
online-sitting-in = Wer für jemanden einspringt, spielt dessen Platz, bis er wieder da ist, kann ihn aber nicht aufgeben.
    .refusal = Du bist für { $name } eingesprungen. Willst du gehen, gib den Platz einem Bot.
online-partners = Partner, die einander in die Karten sehen dürfen, haben einen eigenen Chat, den sonst niemand liest.
    .refusal = An diesem Tisch hast du keinen Partner zum Reden.
online-blocked = Von jemandem, den du blockiert hast, liest du nichts, und an keinem neuen Tisch trefft ihr euch.
    .refusal = { $reason }
online-holiday = Hat man Tage Zeit zum Antworten, steht deine Uhr im angekündigten Urlaub still, bis zu 28 Tage im Jahr.
    .refusal = Dieser Urlaub geht nicht. { $reason }
online-ahead = Wo keine Live-Uhr läuft und andere mitspielen, darfst du für Fragen in fremden Zügen im Voraus passen. Das gilt, bis du selbst wieder etwas antwortest, und nur du weißt davon.
    .refusal = Im Voraus passen geht an Tischen mit mehreren Leuten und ohne Live-Uhr, bei Spielen, die dich in fremden Zügen fragen.
online-hints = Rat gibt es zu deiner eigenen Frage, wie es beim Eröffnen des Tisches festgelegt wurde; sonst, wenn kein anderer Mensch mitspielt.
    .refusal = { $reason }
online-previews = Was eine Antwort kostet und bringt, erfährt, wer antwortet.
    .refusal = Was Antworten kosten und bringen, siehst du, wenn du gefragt bist.
online-taken-back-often = Zurücknehmen und einen Platz dem Bot geben gehören zum Spiel, nicht zum Zeitvertreib.
    .refusal = An diesem Tisch ging es zu oft hin und her. Spielt weiter; zurücknehmen geht vorerst nicht mehr.

## Nach der Partie

online-review = Eine beendete Partie lässt sich nach den heutigen Regeln analysieren.
    .refusal = Diese Partie lässt sich nicht analysieren: { $reason }.
online-play-on = Eine beendete Partie kann man von jedem ihrer Züge an gegen Bots weiterspielen.
    .refusal = Von hier kannst du nicht weiterspielen: { $reason }.
online-moment = Ein Moment zum Lösen ist einer, den die Analyse seiner Partie hervorhebt.
    .refusal = In der Analyse dieser Partie gibt es keinen solchen Moment.
online-not-over = Wiederholung und Spieldatei öffnen sich, wenn die Partie zu Ende ist.
    .refusal = Diese Partie läuft noch. Wiederholung und Spieldatei öffnen sich, wenn sie zu Ende ist.
online-replay-range = Eine Wiederholung zeigt eine Partie von vor dem ersten Zug bis nach dem letzten.
    .refusal = Diese Partie hat { $n } Züge. Wähle einen von 0 bis { $n }.
online-eyes = Eine Wiederholung siehst du mit allem offen, als Zuschauer oder mit den Augen eines Platzes.
    .refusal = Wähle die Augen von „all“, von „spectator“ oder von einem Platz von 0 bis { $last }.
online-import = Eine Spieldatei lässt sich abspielen, wenn sie vollständig ist und den Regeln folgt.
    .refusal = Die Spieldatei lässt sich nicht lesen: { $reason }.
online-pack = Ein Paket der Werkstatt berichtigt, was gedruckt ist. Es gehört zu einem Spiel und dessen jetzigen Regeln, ändert nur, was das Spiel liest, und jede Partie lässt sich damit zu Ende spielen.
    .refusal = Dieses Paket lässt sich nicht nutzen. { $reason }.
online-unknown-pack = Eine Spieldatei oder ein Tisch mit Paket braucht dieses Paket.
    .refusal = Das Paket { $hash } ist nicht hier; bring zuerst seine Datei in die Werkstatt.

## Der Server

online-stuck = Eine Partie wird nach den Regeln zu Ende gespielt, mit denen sie begonnen hat.
    .refusal = An diesem Tisch geht es nicht weiter: { $reason }.
online-store-away = Eine Änderung zählt, wenn sie gespeichert ist.
    .refusal = Die Datenbank antwortet nicht. Nichts ist verloren, und der Tisch spielt von selbst weiter, sobald sie wieder da ist.
online-malformed = Nachrichten folgen docs/wire.md.
    .refusal = Diese Nachricht versteht der Server nicht: { $reason }.
online-too-large = Nachrichten haben eine Höchstgröße.
    .refusal = Das ist zu groß. Die Grenze ist { $limit }.
online-too-slow = Eine Anfrage kommt binnen einer halben Minute an.
    .refusal = Diese Anfrage war zu lange unterwegs. Versuch es noch einmal.
online-too-fast = Jede Verbindung und jede Adresse darf auf einmal nur so und so viel schicken.
    .refusal = Das war zu schnell. Warte einen Moment und versuch es noch einmal.
online-moved = An einem Tisch spielt immer nur ein Server.
    .refusal = Dieser Tisch zieht gerade auf einen anderen Server um. Versuch es gleich noch einmal.
