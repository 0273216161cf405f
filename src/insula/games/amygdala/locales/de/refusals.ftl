# Teile von Ablehnungen; die Sätze stehen in rules.ftl. Begriffe: terms.md.

# was gerade getan wird: folgt auf „Gerade“
doing-turn = wählst du deine Aktion
doing-buy = wählst du eine Ressource zum Kaufen
doing-second-tile = wählst du, ob du eine zweite Ressource nimmst
doing-pay = bezahlst du { $tile }
doing-pay-icon = bezahlst du { $icon }
doing-pair-first = wählst du zwei Ressourcen, die { $icon } bezahlen
doing-pair-second = wählst du die zweite Ressource, die { $icon } bezahlt
doing-place-from = wählst du den Lotus, von dem aus du { $tile } legst
doing-space = wählst du ein Feld für { $tile }
doing-score = wählst du die Emotion, die { $tile } wertet
doing-earn-claim = wählst du einen Anspruch
doing-claim-from = wählst du den Lotus, von dem aus du den Anspruch auf { $claim } legst
doing-exchange = wählst du, was du tauschst
doing-change = wählst du, wie du Münzen wechselst
doing-end-turn = bist du am Ende deines Zuges

# Dinge, die keine Antwort sind
what-resource-tile = Ressource { $emotion }
what-empty-place = leerer Platz
what-bonus-space = ein Bonusfeld
what-empty-space = ein leeres Feld
what-free-space = noch nichts (Region { $region })
where-unearned = neben deinem Tableau, noch nicht verdient
where-in-bank = in deinem Gedächtnis
where-in-region = in der Region { $region }
use-face = eine Ressource bezahlt ein Symbol ihrer Emotion oder wird gegen 1 Münze getauscht
use-wild = ein Joker bezahlt jedes Symbol außer Glück oder wird gegen 1 Münze getauscht
use-happiness = ein Glücksplättchen bezahlt ein Symbol Glück oder wird gegen 2 Münzen getauscht
use-dream = ein Traum wird gegen 2 Münzen getauscht, mehrere zusammen gegen Punkte
use-idea = Ideen werden zusammen gegen Münzen getauscht
use-coin = Münzen bezahlen Ressourcen, den Zoll, Sprünge und Symbole
how-exchange-first = Wähle zuerst „Etwas tauschen“
how-change-first = Wähle zuerst „Münzen wechseln“
how-wait = Das muss warten, bis diese Frage beantwortet ist

# kaufen, legen, Züge
what-cheapest = Die günstigste Ressource auf dem Lotus { $lotus }
what-tile = Die Ressource { $emotion }
cost-with-toll = { $coins } ({ $price } für die Ressource und { $toll } für den Zoll)
side-left = linken
side-right = rechten
fee-toll = gegen 1 Münze Zoll
fee-toll-by-exchange = gegen 1 Münze Zoll, die ein Tausch bringen würde
done-acquire = Ressourcen gekauft
done-emotion = ein Emotionsplättchen freigeschaltet
done-claim = einen Anspruch gelegt
possible-exchange = was du tauschen könntest, reicht für eine Aktion
possible-option = „{ $option }“ ist möglich

# zahlen und tauschen
none = keine
none-of-it = nichts davon
a-resource-of-price = 1 Ressource { $emotion } zum Preis von { $price }
two-resource-tiles = 2 Ressourcen
the-claim-tile = den Anspruch auf { $emotion }
purse-part = { $count } zu { $value }
cost-with-jump =
    { $count ->
        [one] { $coins } ({ $fee } für den Sprung und { $icons } für { $count } Symbol)
       *[other] { $coins } ({ $fee } für den Sprung und { $icons } für { $count } Symbole)
    }
pay-by-hand = Willst du eines davon behalten, zahle Symbol für Symbol.
by-hand-no-resources = Du hast keine Ressourcen
by-hand-happiness = Für Glück zählen keine Ressourcen
unlisted-claims = Ansprüche gehören
unlisted-five-coins = 5 Münzen für ein Symbol gehören
unlisted-pair = Zwei Ressourcen für ein Symbol gehören
needed-face = diese Ressource
needed-wild = diesen Joker
needed-happiness = dieses Glücksplättchen
needed-everything = alles, was du tauschen könntest
help-exchange =
    { $count ->
        [one] Tausche zuerst { $what } gegen { $count } Münze.
       *[other] Tausche zuerst { $what } gegen { $count } Münzen.
    }
help-several = Mehrere Tausche zusammen würden genug bringen.
any-resource = eine Ressource
