# What a stranger reads on a server that is not open.
welcome-tag-invitation = Auf Einladung
welcome-tag-closed = Nur für Mitglieder
welcome-title-invitation = Du brauchst eine Einladung
welcome-title-closed = Dieser Server ist nur für Mitglieder
welcome-line-invitation = Dies ist ein privater Server für Brettspiele. Mitglieder können dich einladen.
welcome-line-closed = Zurzeit werden keine neuen Mitglieder aufgenommen. Mitglieder können sich anmelden.
welcome-link = Einladungslink
welcome-link-help = Füge den Link oder Code aus der Einladung ein. Du kannst den Link auch einfach öffnen.
welcome-continue = Weiter
welcome-or = oder
welcome-recovery = Ich habe einen Notfallcode
welcome-password = Ich kenne das Serverpasswort
welcome-table-link = Hast du einen Link zu einem Tisch? Öffne ihn: Dort kannst du als Gast spielen.
welcome-have-invitation = Hast du eine Einladung?
welcome-about = Über diesen Server
welcome-games = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
}
welcome-games-line = { $games }, in Echtzeit oder als Fernpartie.
welcome-bots = Bots jeder Spielstärke
welcome-bots-line = Lerne ein Spiel in zehn Minuten, spiele jederzeit und analysiere jeden Zug.
welcome-private = Ein privater Server
welcome-private-line = Deine Partien bleiben auf diesem Server. Keine Werbung, kein Tracking.
