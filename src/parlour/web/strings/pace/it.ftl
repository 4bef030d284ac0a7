### How a table keeps time, in Italian.

## The pause
pace-paused = La partita è in pausa: gli orologi sono fermi.
pace-go-on = Riprendi a giocare

## Reminders and what was left lying
pace-nudge = Sollecita
pace-nudge-from = Da { $time } potrai sollecitare { $names }.
pace-nudged = { $names } riceverà un sollecito.
pace-lying = Da due settimane nessuna mossa di { $names }.
pace-claim = Concludi
pace-claim-title = Come deve finire?
pace-claim-out = Sono fuori
pace-claim-out-line = Come se si fossero arresi. In due, vinci tu.
pace-claim-draw = Parità
pace-claim-draw-line = Tutti arrivano primi.
pace-claim-void = Annullata
pace-claim-void-line = Non conta per nessuno.

## Watching and the line
pace-behind = { $count ->
    [one] Vedi la partita con una mossa di ritardo.
   *[other] Vedi la partita con { $count } mosse di ritardo.
}
pace-lag = Linea: { $ms } ms
pace-lag-line = Misurato dalla casa. A ogni mossa si rende il tempo del tragitto, fino a { $most } ms.

## Mosse preparate
pace-plan-about = Di’ che cosa risponderai se giocano questo o quello. La casa gioca subito la tua risposta quando il caso si presenta, e la dimentica se va altrimenti. Nessun altro la vede.
pace-plan-new = Prepara mosse
pace-plan-if-they = Se { $name } gioca …
pace-plan-answer = … che cosa rispondi?
pace-plan-ends = Qui la partita finirebbe.
pace-plan-line = Stai pensando in anticipo: non si gioca nulla.
pace-plan-back = Un passo indietro
pace-plan-keep = Tieni la sequenza
pace-plan-kept = Tenuta: si gioca appena il caso si presenta.
pace-plan-if = Se
pace-plan-then = allora
pace-plan-go-on = Continua da qui
pace-plan-drop = Togli
pace-plan-due = Tocca a te: fai la tua mossa, poi puoi continuare a preparare.
