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
