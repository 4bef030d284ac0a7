# What a stranger reads on a server that is not open.
welcome-tag-invitation = Sur invitation
welcome-tag-closed = Membres seulement
welcome-title-invitation = Il te faut une invitation
welcome-title-closed = Ce serveur est réservé à ses membres
welcome-line-invitation = C’est un serveur privé de jeux de société. Ses membres peuvent t’inviter.
welcome-line-closed = Ce serveur n’accepte pas de nouveaux membres pour le moment. Les membres peuvent se connecter.
welcome-link = Lien d’invitation
welcome-link-help = Colle le lien ou le code de l’invitation. Tu peux aussi ouvrir le lien.
welcome-continue = Continuer
welcome-or = ou
welcome-recovery = J’ai un code de secours
welcome-password = Je connais le mot de passe du serveur
welcome-table-link = Tu as le lien d’une table ? Ouvre-le : tu peux y jouer en tant qu’invité.
welcome-have-invitation = Tu as une invitation ?
welcome-about = À propos de ce serveur
welcome-games = { $count ->
    [one] Un jeu
   *[other] { $count } jeux
}
welcome-games-line = { $games }, en temps réel ou par correspondance.
welcome-bots = Des bots de tous niveaux
welcome-bots-line = Apprends un jeu en dix minutes, joue à tout moment et analyse chaque coup.
welcome-private = Un serveur privé
welcome-private-line = Tes parties restent sur ce serveur. Ni publicité, ni pistage.
