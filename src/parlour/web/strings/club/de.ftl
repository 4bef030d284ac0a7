### German strings of clubs.

## The list of clubs
club-title = Clubs
club-page-line = Gruppen von Spielern mit eigener Seite und eigenen Turnieren.
club-create = Club gründen
club-new = Neuer Club
club-search = Clubs suchen
club-none = Noch keine Clubs.
club-none-found = Kein Club mit diesem Namen.
club-yours = Deine Clubs
club-all = Alle Clubs
club-invitations = Einladungen
club-invited-by = Eingeladen von { $name }
club-sent-requests = Deine Anfragen
club-requests-open = { $count ->
    [one] eine Anfrage
   *[other] { $count } Anfragen
}
club-members-count = { $count ->
    [one] ein Mitglied
   *[other] { $count } Mitglieder
}
club-more = Mehr anzeigen
club-guests-line = Um einen Club zu gründen oder beizutreten, brauchst du ein Konto.

## The form
club-name-field = Name
club-description = Beschreibung
club-description-line = Markdown: **fett**, *kursiv*, Listen und Links.
club-joining = Wer beitreten kann
club-joining-open = Alle
club-joining-request = Auf Anfrage
club-joining-invitation = Auf Einladung
club-joining-open-line = Alle können sofort beitreten.
club-joining-request-line = Die Leitung nimmt jede Anfrage an oder lehnt sie ab.
club-joining-invitation-line = Nur wer von der Leitung eingeladen wird, kann beitreten.
club-edit = Bearbeiten
club-edit-title = Club bearbeiten
club-save = Speichern

## The page of a club
club-founded = seit { $when }
club-join = Beitreten
club-ask = Aufnahme anfragen
club-accept-invitation = Einladung annehmen
club-decline = Ablehnen
club-withdraw = Anfrage zurückziehen
club-is-requested = Deine Anfrage wartet auf eine Antwort.
club-is-invited = Du bist in diesen Club eingeladen.
club-is-removed = Du wurdest aus diesem Club entfernt. Die Leitung kann dich wieder einladen.
club-is-closed = Neue Mitglieder brauchen eine Einladung.
club-leave = Austreten
club-leave-sure = { $name } verlassen?
club-leave-line = Du kannst dann nicht mehr an seinen Turnieren teilnehmen.
club-delete = Club löschen
club-delete-sure = { $name } löschen?
club-delete-line = Der Club und seine Seite werden gelöscht. Seine Turniere bleiben, aber niemand kann sich mehr anmelden. Das lässt sich nicht rückgängig machen.
club-description-none = Noch keine Beschreibung.
club-events = Turniere
club-events-none = Noch keine Turniere.
club-events-over = Beendete Turniere
club-event-create = Neues Clubturnier
club-members = Mitglieder
club-role-owner = Inhaber
club-role-leader = Leitung
club-role-member = Mitglied
club-online = online
club-requests = Aufnahmeanfragen
club-accept = Annehmen
club-reject = Ablehnen
club-invite = Einladen
club-invite-title = Mitglieder einladen
club-invite-name = Benutzername
club-invite-sent = Einladung an { $name } gesendet.
club-invited = Offene Einladungen
club-cancel-invitation = Zurückziehen
club-manage = { $name } verwalten
club-make-leader = In die Leitung aufnehmen
club-make-member = Leitung entziehen
club-make-owner = Club übergeben
club-transfer-sure = Club an { $name } übergeben?
club-transfer-line = { $name } wird Inhaber. Der bisherige Inhaber bleibt in der Leitung.
club-remove = Aus dem Club entfernen
club-remove-sure = { $name } aus dem Club entfernen?
club-remove-line = { $name } kann nur auf Einladung der Leitung zurückkommen.

## Errors
club-error-name-too-short = Ein Clubname hat mindestens { $least } Zeichen.
club-error-name-taken = { $name } ist der Name eines anderen Clubs oder sieht ihm ähnlich.
club-error-description-too-long = Die Beschreibung darf höchstens { $most } Zeichen lang sein.
club-error-too-many-owned = Du kannst höchstens { $most } Clubs besitzen.
club-error-too-many-memberships = Ein Benutzer kann in höchstens { $most } Clubs sein.
club-error-new-owner-owns-too-many = Dieses Mitglied besitzt schon { $most } Clubs.
club-error-no-such-club = Diesen Club gibt es nicht. Vielleicht wurde er gelöscht.
club-error-no-such-member = Dieser Benutzer ist nicht im Club.
club-error-no-such-request = Diese Anfrage oder Einladung gibt es nicht mehr.
club-error-already-a-member = Du bist schon in diesem Club.
club-error-is-a-member = { $name } ist schon in diesem Club.
club-error-not-a-member = Du bist nicht in diesem Club.
club-error-not-a-leader = Das können nur der Inhaber und die Leitung dieses Clubs.
club-error-not-the-owner = Das kann nur der Inhaber dieses Clubs.
club-error-owner-cannot-leave = Dir gehört dieser Club. Übergib ihn einem Mitglied oder lösche ihn.
club-error-owner-has-no-other-role = Der Inhaber hat keine andere Rolle. Übergib zuerst den Club.
club-error-removed = Du wurdest aus diesem Club entfernt. Die Leitung kann dich wieder einladen.
club-error-by-invitation = Diesem Club kann man nur auf Einladung beitreten.
club-error-full = Dieser Club ist voll: Er ist auf { $most } Mitglieder begrenzt.
club-error-too-many-invitations = Dieser Club hat schon { $most } offene Einladungen.
club-error-too-many-requests = Dieser Club hat schon { $most } offene Anfragen. Versuch es später noch einmal.
club-error-too-many-own-requests = Du hast schon { $most } offene Anfragen. Zieh zuerst eine zurück.
