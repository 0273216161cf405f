# Namen auf Karten und Tafeln; das Englische steht in components/. Dazu Orte und Teams in den Formen, die Sätze brauchen.

card-with-vibe = { $card } ({ $vibe })
a-card = eine Karte
an-aspiration = ein Bestreben
nobody = Niemand
of-team =
    { $id ->
        [bliss] der { $team }
        [gloom] der { $team }
       *[other] des { $team }s
    }

## Orte

slot =
    { $id ->
        [frontier] Grenzland { $name }{ $place }
       *[other] { $name } ({ $place })
    }
at-slot =
    { $id ->
        [frontier] im Grenzland { $name }{ $place }
        [cradle-of-senses] in der { $name } ({ $place })
        [willow-of-values] in der { $name } ({ $place })
       *[other] im { $name } ({ $place })
    }
from-slot =
    { $id ->
        [frontier] aus dem Grenzland { $name }{ $place }
        [cradle-of-senses] aus der { $name } ({ $place })
        [willow-of-values] aus der { $name } ({ $place })
       *[other] aus dem { $name } ({ $place })
    }
to-slot =
    { $id ->
        [frontier] ins Grenzland { $name }{ $place }
        [cradle-of-senses] in die { $name } ({ $place })
        [willow-of-values] in die { $name } ({ $place })
       *[other] ins { $name } ({ $place })
    }
space =
    { $id ->
        [frontier] Grenzland { $name }
       *[other] { $name }
    }
on-space =
    { $id ->
        [frontier] im Grenzland { $name }
        [cradle-of-senses] in der { $name }
        [willow-of-values] in der { $name }
       *[other] im { $name }
    }
in-space =
    { $id ->
        [frontier] im Grenzland { $name }
        [cradle-of-senses] in der { $name }
        [willow-of-values] in der { $name }
       *[other] im { $name }
    }
to-space =
    { $id ->
        [frontier] ins Grenzland { $name }
        [cradle-of-senses] in die { $name }
        [willow-of-values] in die { $name }
       *[other] ins { $name }
    }
beside-space =
    { $id ->
        [frontier] neben dem Grenzland { $name }
        [cradle-of-senses] neben der { $name }
        [willow-of-values] neben der { $name }
       *[other] neben dem { $name }
    }
the-realm =
    { $id ->
        [cradle-of-senses] die { $name }
        [willow-of-values] die { $name }
       *[other] das { $name }
    }
in-realm =
    { $id ->
        [cradle-of-senses] in der { $name }
        [willow-of-values] in der { $name }
       *[other] im { $name }
    }
frontier = Grenzland { $name }

## So viele

points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
actions-left =
    { $count ->
        [one] noch { $count } Aktion
       *[other] noch { $count } Aktionen
    }
willpower = { $count } Willenskraft
essence = { $count } Essenz
essence-of = { $count } { $kind }-Essenz
ambition = { $count } Ehrgeiz
vibe-tokens = { $count } Schwingungsmarker
actions =
    { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
absorbs = { $count }-mal Aufnehmen
kind-essence = { $kind }-Essenz
emotion-at = { $card } { $at }
fortress-in = Festung { $in_realm }
spirit-of = { $spirit } ({ $who })
the-power = dieser Kraft
upgrade-at-left = { $upgrade } (links)
upgrade-at-middle = { $upgrade } (Mitte)
upgrade-at-right = { $upgrade } (rechts)

## Teams, Schwingungen, Aktionen

team-bliss = Wonne
team-gloom = Schwermut
team-balance = Gleichgewicht
vibe-none = ohne
vibe-red = rot
vibe-yellow = gelb
vibe-green = grün
vibe-blue = blau
vibe-wild = wild
act-move = Bewegen
act-invoke = Wecken
act-quell = Dämpfen
act-fortify = Befestigen
act-empower = Bestärken
act-gain-willpower = Willenskraft gewinnen
act-draw-cards = Karten ziehen
act-move-emotion = Emotion versetzen
act-intensify = Vertiefen
act-harvest = Ernten
act-absorb = Aufnehmen
ability-add-vibe-token = Schwingungsmarker legen
ability-rotation = Drehung
ability-additional-action = Zusatzaktion
row-move = Geist bewegen
row-invoke = Emotion wecken
row-quell = Emotion dämpfen
row-fortify = Befestigen
row-empower = Emotion bestärken

## Reiche, Grenzländer, Sphären

realm-valley-of-motives = Tal der Motive
    .action = Nimm 4 Willenskraft aus dem Vorrat.
realm-cradle-of-senses = Wiege der Sinne
    .action = Zieh die oberste Karte deines Stapels; danach zieh für je 2 Willenskraft eine weitere, so oft du willst.
realm-network-of-thoughts = Netz der Gedanken
    .action = Versetze eine Emotion deines Teams von irgendeinem Platz auf einen leeren, der an deinen Geist grenzt.
realm-land-of-desires = Land der Sehnsüchte
    .action = Leg 1 Essenz von deiner Tafel auf eine angrenzende Emotion deines Teams; jede weitere auf dieselbe Karte kostet 1 Willenskraft.
realm-willow-of-values = Weide der Werte
    .action = Tausch beliebig viel Willenskraft gegen ebenso viel Essenz aus dem Vorrat.
frontier-valley-cradle = Tal / Wiege
frontier-cradle-network = Wiege / Netz
frontier-network-land = Netz / Land
frontier-land-willow = Land / Weide
frontier-willow-valley = Weide / Tal
sphere-commitment = Hingabe
    .bonus = Zahl 1 Willenskraft, dann wird 1 Ehrgeiz bereit.
sphere-creativity = Kreativität
    .bonus = Zieh 1 Karte.
sphere-humility = Demut
    .bonus = Nimm 1 Essenz aus dem Vorrat.
sphere-diligence = Fleiß
    .bonus = Nimm 2 Willenskraft aus dem Vorrat.
sphere-knowledge = Wissen
    .bonus = Leg einen Schwingungsmarker in beliebiger Farbe, wie mit der Ehrgeizfähigkeit.

## Geister und Stapel

spirit-love = Liebe
spirit-delight = Freude
spirit-empathy = Mitgefühl
spirit-harmony = Harmonie
spirit-hatred = Hass
spirit-misery = Elend
spirit-malice = Tücke
spirit-anxiety = Angst
spirit-reason = Vernunft
spirit-intuition = Intuition
deck-basic-bliss = Anfangsstapel der Wonne
deck-basic-gloom = Anfangsstapel der Schwermut
deck-love = Liebe
deck-delight = Freude
deck-empathy = Mitgefühl
deck-harmony = Harmonie
deck-hatred = Hass
deck-misery = Elend
deck-malice = Tücke
deck-anxiety = Angst

## Verbesserungen

upgrade-all-for-me = Alles für mich
upgrade-assimilate = Einverleiben
upgrade-attune-with-origin = Einklang mit dem Ursprung
upgrade-bolster = Rückhalt
upgrade-channeled-power = Gebündelte Kraft
upgrade-charge = Ansturm
upgrade-cleansing-light = Reinigendes Licht
upgrade-command = Befehl
upgrade-conversion = Umwandlung
upgrade-deceive = Täuschen
upgrade-determination = Entschlossenheit
upgrade-devour = Verschlingen
upgrade-drain = Entziehen
upgrade-embrace = Umarmen
upgrade-emerge = Auftauchen
upgrade-emotional-cycle = Gefühlskreislauf
upgrade-emotional-outburst = Gefühlsausbruch
upgrade-exalt = Erhöhen
upgrade-exterminate = Vernichten
upgrade-extinguish = Auslöschen
upgrade-feeling-safe = Geborgenheit
upgrade-flight = Flug
upgrade-forging-bonds = Bande knüpfen
upgrade-from-the-shadows = Aus den Schatten
upgrade-garrison = Besatzung
upgrade-gloomy-view = Trübe Aussicht
upgrade-haste = Eile
upgrade-hide-and-seek = Versteckspiel
upgrade-high-spirits = Hochgefühl
upgrade-home-ground = Heimvorteil
upgrade-inner-force = Innere Kraft
upgrade-mimic = Nachahmen
upgrade-motivation = Ansporn
upgrade-observe = Beobachten
upgrade-pierce-the-darkness = Licht ins Dunkel
upgrade-push = Verdrängen
upgrade-raze = Schleifen
upgrade-relish = Auskosten
upgrade-repel = Zurückdrängen
upgrade-rush-to-aid = Zu Hilfe eilen
upgrade-seeds-of-darkness = Saat der Dunkelheit
upgrade-seethe = Brodeln
upgrade-subdue = Bezwingen
upgrade-summon = Herbeirufen
upgrade-surmount = Überwinden
upgrade-switcheroo = Platztausch
upgrade-vanquish = Besiegen
upgrade-wildfire = Lauffeuer

## Bestreben und Vorsätze

aspiration-attitude = Haltung
    .text = Beherrsche mehr Reiche.
    .balance = Mindestens 3 Emotionen des Gleichgewichts auf Plätzen in Reichen
aspiration-openness = Offenheit
    .text = Beherrsche mehr Grenzländer.
    .balance = Emotionen des Gleichgewichts in mindestens 2 verschiedenen Grenzländern
aspiration-awareness = Achtsamkeit
    .text = Hab in mehr Dreiklängen Emotionen.
    .balance = Emotionen des Gleichgewichts in mindestens 3 verschiedenen Dreiklängen
aspiration-unity = Einheit
    .text = Hab die längere Kette benachbarter Emotionen.
    .balance = Zusammen mindestens 2 Emotionen des Gleichgewichts in den Einheiten
aspiration-liveliness = Lebendigkeit
    .text = Hab mehr Essenz auf Emotionen.
    .balance = Auf den Emotionen des Gleichgewichts ebenso viel Essenz der Wonne wie der Schwermut, und nicht 0
aspiration-versatility = Vielseitigkeit
    .text = Hab Emotionen mit mehr verschiedenen Schwingungen; Anfangsemotionen haben keine.
    .balance = Mindestens 2 Emotionen des Gleichgewichts mit einer Schwingung, die das Team, auf das sie ausgerichtet sind, nicht auf dem Spielplan hat
aspiration-fortitude = Standhaftigkeit
    .text = Hab durch Festungen zusammen mehr Intensität.
    .balance = Mindestens 2 Festungen des Gleichgewichts im Spiel
aspiration-sensibility = Empfindsamkeit
    .text = Hab die Emotion mit der höchsten Intensität.
    .balance = Mindestens eine Emotion des Gleichgewichts mit Intensität 3 oder mehr
aspiration-reflection = Reflexion
    .text = Beherrsche mehr Paare aus einem Reich und dem Grenzland gegenüber.
intention-fill-emotion = Emotion füllen
    .text = Fülle alle Essenzfelder einer Emotion, außer bei Helligkeit und Düsternis.
intention-quell-two = 2+ dämpfen
    .text = Entferne mit einem Dämpfen 2 oder mehr Essenz.
intention-fortress-to-identity = Festung zur Identität
    .text = Bring bei einer Offenbarung eine Festung deines Teams in die Identität.
intention-small-absorb = Bis 2 aufnehmen
    .text = Nimm mit Aufnehmen 2 oder weniger Willenskraft aus einer Sphäre.
intention-full-row = Reihe vollenden
    .text = Verbessere eine Geistaktion ganz (4 Marker in ihrer Reihe).
intention-quell-one = Genau 1 dämpfen
    .text = Entferne mit einem Dämpfen genau 1 Essenz.
intention-empower = Eine Emotion bestärken
    .text = Bestärke eine Emotion.
intention-big-absorb = 4 oder mehr aufnehmen
    .text = Nimm mit Aufnehmen 4 oder mehr Willenskraft aus einer Sphäre.
intention-exalt = Eine Festung erhöhen
    .text = Erhöhe eine Festung.
intention-even-rows = In jeder Reihe eins mehr
    .text = Hab mindestens 1 / 2 / 3 / 4 Schwingungsmarker in jeder Reihe deiner Geistaktionen.

## Emotionen

card-affection = Zuneigung
card-comfort = Trost
card-courage = Mut
card-sociability = Geselligkeit
card-cheerfulness = Heiterkeit
card-excitement = Begeisterung
card-safety = Sicherheit
card-trust = Vertrauen
card-desire = Verlangen
card-generosity = Großzügigkeit
card-innocence = Unschuld
card-kindness = Freundlichkeit
card-confidence = Zuversicht
card-optimism = Optimismus
card-self-esteem = Selbstwert
card-tranquility = Gelassenheit
card-adoration = Verehrung
card-satisfaction = Zufriedenheit
card-valor = Tapferkeit
card-intimacy = Innigkeit
card-euphoria = Euphorie
card-passion = Leidenschaft
card-freedom = Freiheit
card-faith = Glaube
card-longing = Sehnsucht
card-selflessness = Selbstlosigkeit
card-purity = Reinheit
card-benevolence = Güte
card-self-respect = Selbstachtung
card-hope = Hoffnung
card-dignity = Würde
card-serenity = Seelenruhe
card-brightness = Helligkeit
card-anger = Ärger
card-craving = Gier
card-hostility = Feindseligkeit
card-jealousy = Eifersucht
card-bitterness = Bitterkeit
card-boredom = Langeweile
card-guilt = Schuld
card-pessimism = Pessimismus
card-disgust = Ekel
card-dislike = Abneigung
card-selfishness = Eigennutz
card-mistrust = Misstrauen
card-embarrassment = Verlegenheit
card-fear = Furcht
card-insecurity = Unsicherheit
card-loneliness = Einsamkeit
card-rage = Wut
card-greed = Habsucht
card-malevolence = Bosheit
card-envy = Neid
card-lethargy = Trägheit
card-indifference = Gleichgültigkeit
card-remorse = Reue
card-despair = Verzweiflung
card-loathing = Abscheu
card-animosity = Groll
card-narcissism = Narzissmus
card-suspicion = Argwohn
card-shame = Scham
card-panic = Panik
card-doubt = Zweifel
card-isolation = Isolation
card-bleakness = Düsternis
card-neutrality-red = Neutralität
card-neutrality-yellow = Neutralität
card-neutrality-green = Neutralität
card-neutrality-blue = Neutralität
card-urge = Drang
card-discipline = Disziplin
card-impulse = Impuls
card-caution = Vorsicht
card-inspiration = Inspiration
card-curiosity = Neugier
