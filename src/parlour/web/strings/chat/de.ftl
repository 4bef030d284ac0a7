### German strings of the chat.

## Chat
chat-room = Chatraum
chat-players = Spieler
chat-spectators = Zuschauer
chat-players-line = Hier schreiben die Spieler. Du schreibst im Zuschauerchat.
chat-spectators-line = Die Spieler können das nach der Partie lesen.
chat-spectators-wrote = Das haben die Zuschauer während der Partie geschrieben.
chat-quick = Schnellnachrichten
chat-quick-line = Alle lesen diese in ihrer eigenen Sprache.
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
chat-react-clap = applaudiert
chat-react-smile = lächelt
chat-react-wow = staunt
chat-react-think = denkt nach
chat-react-cry = ist traurig
chat-react-heart = mag das

## Reports
chat-report = Nachricht von { $name } melden
chat-reported = Das Moderationsteam sieht es sich an. Danke.

## Replies
chat-reply = { $name } antworten
chat-replying = Antwort an { $name }
chat-reply-cancel = Antwort abbrechen
chat-quote = Antwort auf { $name }: { $text }
chat-reply-spoken = { $name } antwortet { $to }: { $text }
