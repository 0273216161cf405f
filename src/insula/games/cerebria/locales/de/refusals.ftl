# Teile von Ablehnungen; die Sätze stehen in rules.ftl und rules_balance.ftl. Begriffe und Formen: terms.md.

that-slot = Dieser Platz
spaces =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
size-minor = klein
size-major = groß
at-least-one-of = Mindestens eins von { $upgrades }
cell-first = { $act } (erstes Feld)
cell-of = { $act } ({ $upgrade })
further-strong = Eine weitere starke Emotion

## Gründe, nach einem Doppelpunkt

no-way-intensify = An deinen Geist grenzt keine Emotion deines Teams
no-way-no-emotion = Dein Team hat keine Emotion im Spiel
no-way-full = Auf jedem Platz neben deinem Geist liegt eine Emotion
no-garrison-locked = Wecken ist noch gesperrt
no-garrison-full = Dort ist kein Platz leer
no-garrison-barred = Eine Kraft hält die Emotionen deines Teams von den leeren Plätzen fern
no-garrison-card = Du hättest keine Karte mehr zum Wecken
taken-belongs = Dieser Geist gehört zu { $team }
taken-plays = { $who } spielt schon damit
taken-by-another = Ein anderer Platz am Tisch spielt schon damit
no-start-holds = Dort liegt schon ein { $vibe }er
no-start-basic = Im Einstiegsspiel schalten sie nur Reihen frei
no-start-locked = { $act } ist noch nicht freigeschaltet

## Preise

act-with = { $act } + { $upgrades }
further-commitment = Die Gabe der Hingabe
further-essence = Noch eine Essenz
further-card = Noch eine Karte
essence-of-either = { $count } Essenz der Wonne oder der Schwermut
essence-of-any = { $count } Essenz beliebiger Art
essence-more-of-any = { $count } weitere Essenz beliebiger Art

## Was keine Antwort ist: was nach dem Namen kommt

thing-in-play = liegt im Spiel auf { $slots }
thing-not-in-play = ist weder auf deiner Hand noch im Spiel
thing-holds = trägt { $card }, eine Emotion { $of_team }
thing-empty = ist leer
thing-space-of = ist das Feld von { $spirits }
thing-empty-space = ist ein leeres Feld
thing-no-fortress = hat einen leeren Festungsplatz
thing-minor-fortress = hat eine kleine Festung { $of_team }
thing-major-fortress = hat eine große Festung { $of_team }
thing-token = trägt einen { $vibe }en Schwingungsmarker
thing-common = ist das aktuelle gemeinsame Bestreben
thing-in-common-row = liegt in der Reihe der gemeinsamen Bestreben
thing-not-common = liegt nicht in der Reihe der gemeinsamen Bestreben
thing-played = wird von { $who } gespielt
thing-not-played = ist in dieser Partie nicht dabei
thing-ending = das Beenden
