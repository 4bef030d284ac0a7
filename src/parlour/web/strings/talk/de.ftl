### What is said at the table in German.

## Talk at the table
talk-which = Wer spricht
talk-players = Der Tisch
talk-watchers = Zuschauer
talk-players-line = Hier schreibt, wer spielt. Du schreibst den Zuschauern.
talk-watchers-line = Wer spielt, liest das, wenn das Spiel vorbei ist.
talk-watchers-wrote = Das schrieben die Zuschauer, während du gespielt hast.
talk-quick = Schnell gesagt
talk-quick-line = Alle lesen sie in ihrer Sprache.
talk-say-hello = Hallo!
talk-say-luck = Viel Glück!
talk-say-thanks = Danke!
talk-say-well-played = Gut gespielt!
talk-say-close = Das war knapp.
talk-say-sorry = Entschuldige!
talk-say-moment = Einen Moment, bitte.
talk-say-back = Ich bin wieder da.
talk-say-again = Noch eine?
talk-say-bye = Tschüss!
talk-react-clap = klatscht
talk-react-smile = lächelt
talk-react-wow = staunt
talk-react-think = grübelt
talk-react-cry = vergießt eine Träne
talk-react-heart = mag das

## Reports
talk-report = Melden, was { $name } gesagt hat
talk-reported = Der Gastgeber sieht es sich an. Danke.
