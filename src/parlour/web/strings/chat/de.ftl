### German strings of the chat.

## Chat
chat-room = Wer spricht
chat-players = Der Tisch
chat-spectators = Zuschauer
chat-players-line = Hier schreibt, wer spielt. Du schreibst den Zuschauern.
chat-spectators-line = Wer spielt, liest das, wenn das Spiel vorbei ist.
chat-spectators-wrote = Das schrieben die Zuschauer, während du gespielt hast.
chat-quick = Schnell gesagt
chat-quick-line = Alle lesen sie in ihrer Sprache.
chat-say-hello = Hallo!
chat-say-luck = Viel Glück!
chat-say-thanks = Danke!
chat-say-well-played = Gut gespielt!
chat-say-close = Das war knapp.
chat-say-sorry = Entschuldige!
chat-say-moment = Einen Moment, bitte.
chat-say-back = Ich bin wieder da.
chat-say-again = Noch eine?
chat-say-bye = Tschüss!
chat-react-clap = klatscht
chat-react-smile = lächelt
chat-react-wow = staunt
chat-react-think = grübelt
chat-react-cry = vergießt eine Träne
chat-react-heart = mag das

## Reports
chat-report = Melden, was { $name } gesagt hat
chat-reported = Der Gastgeber sieht es sich an. Danke.

## Replies
chat-reply = { $name } antworten
chat-replying = Antwort an { $name }
chat-reply-cancel = Antwort abbrechen
chat-quote = Antwort auf { $name }: { $text }
chat-reply-spoken = { $name } antwortet { $to }: { $text }
