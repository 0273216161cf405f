# Namen von Emotionen, Regionen und Farben; das Englische steht in components/.

game = Amygdala
    .blurb = Schalte Emotionen frei, lege sie Seite an Seite und gewinne die Regionen des Geistes.
preset-first = Erste Partie
    .text = Zu zweit, mit den gedruckten Regeln und Punkten
preset-three = Zu dritt
    .text = Mehr Ansprüche auf jede Region
preset-four = Zu viert
    .text = Ein voller Tisch
preset-variants = Beide Varianten
    .text = Der Zoll wandert, und Plättchen ersetzen die gedruckten Punkte

emotion-surprise = Überraschung
emotion-sadness = Trauer
emotion-serenity = Seelenruhe
emotion-gratitude = Dankbarkeit
emotion-hope = Hoffnung
emotion-anger = Ärger
emotion-happiness = Glück
emotion-wild = Joker
region-purple = Lila
region-indigo = Indigo
region-teal = Türkis
region-green = Grün
region-pink = Rosa
region-red = Rot
region-yellow = Gelb
colour-grey = Grau
colour-dark-blue = Dunkelblau
colour-green = Grün
colour-orange = Orange
