### Italian strings of pauses, reminders, lag and conditional moves.

## The pause
correspondence-paused = La partita è in pausa. Tutti gli orologi sono fermi.
correspondence-resume = Riprendi

## Reminders and abandoned games
correspondence-remind = Invia promemoria
correspondence-remind-from = Puoi inviare un promemoria a { $names } da { $time }.
correspondence-reminded = Promemoria inviato a { $names }.
correspondence-inactive = { $names }: nessuna mossa da due settimane.
correspondence-claim = Reclama risultato
correspondence-claim-title = Terminare questa partita abbandonata?
correspondence-claim-out = Perdono
correspondence-claim-out-line = Come se avessero abbandonato. In due, vinci tu.
correspondence-claim-draw = Patta
correspondence-claim-draw-line = Tutti i giocatori condividono il primo posto.
correspondence-claim-void = Annullata
correspondence-claim-void-line = La partita non conta.

## Spectator delay and lag
correspondence-delay = { $count ->
    [one] Vedi la partita con una mossa di ritardo.
   *[other] Vedi la partita con { $count } mosse di ritardo.
}
correspondence-lag = Lag: { $ms } ms
correspondence-lag-line = Misurato dal server. A ogni mossa il lag è compensato, fino a { $most } ms.

## Conditional moves
correspondence-conditional-about = Prepara le risposte alle mosse che ti aspetti. Se l’avversario fa quella mossa, il server gioca subito la tua risposta; altrimenti la variante è eliminata. Gli altri giocatori non la vedono.
correspondence-conditional-new = Aggiungi variante
correspondence-conditional-if-they = Se { $name } gioca …
correspondence-conditional-answer = La tua risposta:
correspondence-conditional-ends = La partita finirebbe qui.
correspondence-conditional-line = Stai preparando mosse: non si gioca nulla.
correspondence-conditional-back = Mossa precedente
correspondence-conditional-save = Salva variante
correspondence-conditional-saved = Salvata. La tua risposta è giocata se si presenta questa posizione.
correspondence-conditional-if = Se
correspondence-conditional-then = allora
correspondence-conditional-continue = Continua da qui
correspondence-conditional-delete = Elimina
correspondence-conditional-due = Tocca a te. Prima fai la tua mossa.
