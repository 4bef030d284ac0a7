### How a table keeps time, in Italian.

## The pause
correspondence-paused = La partita è in pausa: gli orologi sono fermi.
correspondence-resume = Riprendi a giocare

## Reminders and what was left lying
correspondence-remind = Sollecita
correspondence-remind-from = Da { $time } potrai sollecitare { $names }.
correspondence-reminded = { $names } riceverà un sollecito.
correspondence-inactive = Da due settimane nessuna mossa di { $names }.
correspondence-claim = Concludi
correspondence-claim-title = Come deve finire?
correspondence-claim-out = Sono fuori
correspondence-claim-out-line = Come se si fossero arresi. In due, vinci tu.
correspondence-claim-draw = Parità
correspondence-claim-draw-line = Tutti arrivano primi.
correspondence-claim-void = Annullata
correspondence-claim-void-line = Non conta per nessuno.

## Watching and the line
correspondence-delay = { $count ->
    [one] Vedi la partita con una mossa di ritardo.
   *[other] Vedi la partita con { $count } mosse di ritardo.
}
correspondence-lag = Linea: { $ms } ms
correspondence-lag-line = Misurato dalla casa. A ogni mossa si rende il tempo del tragitto, fino a { $most } ms.

## Mosse preparate
correspondence-conditional-about = Di’ che cosa risponderai se giocano questo o quello. La casa gioca subito la tua risposta quando il caso si presenta, e la dimentica se va altrimenti. Nessun altro la vede.
correspondence-conditional-new = Prepara mosse
correspondence-conditional-if-they = Se { $name } gioca …
correspondence-conditional-answer = … che cosa rispondi?
correspondence-conditional-ends = Qui la partita finirebbe.
correspondence-conditional-line = Stai pensando in anticipo: non si gioca nulla.
correspondence-conditional-back = Un passo indietro
correspondence-conditional-save = Tieni la sequenza
correspondence-conditional-saved = Tenuta: si gioca appena il caso si presenta.
correspondence-conditional-if = Se
correspondence-conditional-then = allora
correspondence-conditional-continue = Continua da qui
correspondence-conditional-delete = Togli
correspondence-conditional-due = Tocca a te: fai la tua mossa, poi puoi continuare a preparare.
