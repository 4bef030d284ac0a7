# What a stranger reads on a server that is not open.
welcome-tag-invitation = Med inbjudan
welcome-tag-closed = Bara för medlemmar
welcome-title-invitation = Du behöver en inbjudan
welcome-title-closed = Den här servern är bara för medlemmar
welcome-line-invitation = Det här är en privat server för brädspel. Medlemmar kan bjuda in dig.
welcome-line-closed = Just nu tas inga nya medlemmar emot. Medlemmar kan logga in.
welcome-link = Inbjudningslänk
welcome-link-help = Klistra in länken eller koden från inbjudan. Det går också att öppna länken direkt.
welcome-continue = Fortsätt
welcome-or = eller
welcome-recovery = Jag har en återställningskod
welcome-password = Jag kan serverns lösenord
welcome-table-link = Har du en länk till ett bord? Öppna den: där kan du spela som gäst.
welcome-have-invitation = Har du en inbjudan?
welcome-about = Om den här servern
welcome-games = { $count ->
    [one] Ett spel
   *[other] { $count } spel
}
welcome-games-line = { $games }, i realtid eller som korrespondens.
welcome-bots = Botar på alla nivåer
welcome-bots-line = Lär dig ett spel på tio minuter, spela när du vill och gå igenom varje drag.
welcome-private = En privat server
welcome-private-line = Dina partier stannar på den här servern. Ingen reklam, ingen spårning.
