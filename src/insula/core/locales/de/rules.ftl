# Die Regeln des Tisches selbst; das Englische steht in core/table_rules.yaml.

section-at-the-table = Am Tisch

table-not-an-answer = Eine Antwort muss etwas sein, wonach die Frage fragt.
    .refusal = Danach wird gerade nicht gefragt.
table-not-your-question = Nur der Platz, der gefragt ist, darf antworten.
    .refusal = Gefragt ist { $asked }, nicht { $seat }.
table-game-over = Ist die Partie zu Ende, wird nichts mehr gespielt.
    .refusal = Die Partie ist zu Ende.
table-unknown-words = Züge schreibt man in der Notation des Spiels.
    .refusal = „{ $text }“ ist hier kein Zug. { $hint }
table-undo-boundary = Du kannst Züge zurücknehmen bis zum letzten, der jemandem etwas Neues gezeigt, den Zufall gebraucht oder jemand anderen gefragt hat.
    .refusal = Das kannst du nicht allein zurücknehmen: { $reason }.
table-seat-count = Jedes Spiel sagt, wie viele mitspielen können.
    .refusal = { $game } spielt man zu { $least } bis { $most }; ihr seid { $players }.
table-unknown-choice = Wählen kann man unter den Ausgaben, Varianten und Möglichkeiten, die das Spiel anbietet.
    .refusal = { $game } kennt bei { $what } kein „{ $given }“. Es gibt: { $known }.
