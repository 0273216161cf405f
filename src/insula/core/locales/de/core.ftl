# Was jeder Tisch sagt, gleich welches Spiel darauf liegt.

list-and = { $first } und { $last }
list-or = { $first } oder { $last }
only-with-players = Nur zu { $players }.
only-with = Nur mit „{ $what }“.
instead = Möglich wäre: { $what }.

waiting-for = { $name } überlegt.
try = Versuch es mit { $moves }.
quoted = „{ $what }“
earlier = Vor dieser Stellung gewertet
resigned-before = { $names } hatte aufgegeben.

undo-nothing = es wurde noch nichts gespielt
undo-asked-since = inzwischen war jemand anderes gefragt
undo-asked =
    { $count ->
        [one] inzwischen war { $names } gefragt
       *[other] inzwischen waren { $names } gefragt
    }
undo-chance = der Zufall war im Spiel
undo-shown = etwas Verdecktes wurde gezeigt
undo-over = die Partie ist zu Ende
undo-rewound = der Tisch wurde bis hierher zurückgespult
undo-redealt = alles Verdeckte wurde neu gegeben

preview-chance = Es wird etwas gezogen oder gezeigt, das vorher niemand wissen kann.
preview-may-answer = { $name } darf zuerst darauf antworten.
preview-unknown = { $what } steht noch nicht fest.
preview-unknown-of = { $whose }: { $what } steht noch nicht fest.
preview-costs = kostet { $what }
preview-from = ab { $what }
preview-free = geht auch kostenlos
preview-brings = bringt { $what }
preview-lost = { $what } verloren
nothing-to-choose = nichts zu wählen

# warum eine Spieldatei nicht zu lesen ist: das Ende eines Satzes
record-line = Zeile { $line }: { $reason }
record-no-text = das ist keine Textdatei
record-empty = die Spieldatei ist leer
record-other = das ist keine Spieldatei von Insula; sie müsste mit „{ $first }“ beginnen
record-no-moves = die Spieldatei bricht vor ihren Zügen ab
record-no-close = die Spieldatei bricht ab: Ihre letzte Zeile fehlt
record-checksum = die Prüfsumme passt nicht: Die Spieldatei wurde verändert oder beschädigt
record-no-move = „{ $text }“ ist kein Zug; ein Zug sieht so aus: „{ $number } A pass“
record-move-missing = Zug { $number } fehlt; in der Zeile steht Zug { $found }
record-no-seat = einen Platz { $seat } gibt es nicht; es sind { $seats } Plätze
record-head = „{ $line }“ gehört nicht in den Kopf einer Spieldatei
record-head-lacks = im Kopf der Spieldatei fehlt „{ $word }“
record-number = „{ $word }“ muss eine Zahl sein
record-pack = hinter „pack“ stehen die Prüfsumme eines Pakets und sein Name
record-redeal = hinter „redeal“ stehen die Zahl der Züge davor, ein Platz und eine Startzahl, etwa „redeal 12 A 7“
record-printed = dieses Spiel wurde mit den gedruckten Karten gespielt, nicht mit dem Paket „{ $pack }“
record-rules = gespielt nach Regeln { $rules }; hier gelten Regeln { $here }
record-no-seed = die Spieldatei nennt ihre Startzahl nicht und lässt sich deshalb nicht noch einmal spielen
record-commitment = Startzahl und Zusatz sind nicht die, die vorab festgelegt wurden
record-over = das Spiel ist vor diesem Zug zu Ende
record-asked = gefragt ist { $asked }, nicht { $given }
record-remark = in der Spieldatei steht { $said }, nach den Regeln ist es { $found }
