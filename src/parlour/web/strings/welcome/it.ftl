# What a stranger reads on a server that is not open.
welcome-tag-invitation = Su invito
welcome-tag-closed = Solo membri
welcome-title-invitation = Ti serve un invito
welcome-title-closed = Questo server è riservato ai membri
welcome-line-invitation = Questo è un server privato di giochi da tavolo. I membri possono invitarti.
welcome-line-closed = Al momento non si accettano nuovi membri. I membri possono accedere.
welcome-link = Link di invito
welcome-link-help = Incolla il link o il codice dell’invito. Puoi anche aprire il link.
welcome-continue = Continua
welcome-or = oppure
welcome-recovery = Ho un codice di recupero
welcome-password = Conosco la password del server
welcome-table-link = Hai il link di un tavolo? Aprilo: lì puoi giocare come ospite.
welcome-have-invitation = Hai un invito?
welcome-about = Informazioni sul server
welcome-games = { $count ->
    [one] Un gioco
   *[other] { $count } giochi
}
welcome-games-line = { $games }, in tempo reale o per corrispondenza.
welcome-bots = Bot di ogni livello
welcome-bots-line = Impara un gioco in dieci minuti, gioca quando vuoi e analizza ogni mossa.
welcome-private = Un server privato
welcome-private-line = Le tue partite restano su questo server. Niente pubblicità, nessun tracciamento.
