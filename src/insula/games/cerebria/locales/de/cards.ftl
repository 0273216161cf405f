# Die Liste der Karten; was Karten sagen, steht in words/card_words/catalogues.

list-bliss = Wonne
list-gloom = Schwermut
list-balance = Gleichgewicht
list-mild = mild
list-strong = stark
list-starting = Anfangsemotion
vibe-chosen = gewählt
list-spirit-power = Kraft eines Geistes
list-upgrade = Verbesserung von { $row }
list-board = { $spirit } { $side }
list-side-a = Seite A
list-side-a-of-two = Seite A von Wonne und Schwermut
list-side-a-of-balance = Seite A des Gleichgewichts
list-price = +{ $amount }
list-free = umsonst
