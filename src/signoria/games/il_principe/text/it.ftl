### Il Principe in italiano. I codici e i loro parametri sono dichiarati in vocabulary.py.
### $x si dice (un nome, una quantità), $x-id serve a scegliere le parole, $x-about dice che cosa fa la cosa;
### $you vale «yes» quando chi legge è chi agisce.

game-title = Il Principe

## Quantità

amount-coins =
    { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }
amount-green =
    { $count ->
        [one] { $count } carta verde
       *[other] { $count } carte verdi
    }
amount-white =
    { $count ->
        [one] { $count } carta bianca
       *[other] { $count } carte bianche
    }
amount-red =
    { $count ->
        [one] { $count } carta rossa
       *[other] { $count } carte rosse
    }
amount-blue =
    { $count ->
        [one] { $count } carta blu
       *[other] { $count } carte blu
    }
amount-yellow =
    { $count ->
        [one] { $count } carta gialla
       *[other] { $count } carte gialle
    }
amount-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
amount-deck =
    { $count ->
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
amount-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
amount-shields =
    { $count ->
        [one] { $count } scudo
       *[other] { $count } scudi
    }

## Nomi

color-green = verde
    .about = riscoprire una carta di un altro colore
color-white = bianco
    .about =
    { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    }
color-red = rosso
    .about = pescare una carta
color-blue = blu
    .about = uno scudo in una regione a scelta
color-yellow = giallo
    .about =
    { $amount ->
        [one] { $amount } moneta
       *[other] { $amount } monete
    }
building-green = Università
building-white = Cattedrale
building-red = Palazzo comunale
building-blue = Castello
building-yellow = Piazza del mercato
prize-lot = lotto
prize-major = ruolo maggiore
prize-minor = ruolo minore
size-small = piccola
size-medium = media
size-large = grande
region-lombardia = Lombardia
region-adriatico = Adriatico
region-parma = Parma e Lunigiana
region-romagna = Romagna
region-toscana = Toscana
region-umbria = Umbria e Marche
land-lombardia = Lombardia
land-adriatico = Adriatico
land-parma = Parma
land-romagna = Romagna
land-toscana = Toscana
land-umbria = Umbria
family-medici = Medici
family-visconti = Visconti
family-carraresi = Carraresi
family-este = d’Este
family-gonzaga = Gonzaga
phase-setup = Preparazione
phase-supply = Risorse
phase-auctions = Aste
phase-actions = Azioni
phase-roles = Ruoli
phase-over = Fine della partita

## I ruoli e ciò che rendono

phrase-income =
    { $income ->
        [one] { $income } punto
       *[other] { $income } punti
    }
phrase-green = riscopre una carta di un altro colore; { phrase-income } quando un altro costruisce con il verde
phrase-white =
    { $amount ->
        [one] { $amount } punto subito; { phrase-income } quando un altro costruisce con il bianco
       *[other] { $amount } punti subito; { phrase-income } quando un altro costruisce con il bianco
    }
phrase-red = pesca una carta; { phrase-income } quando un altro costruisce con il rosso
phrase-blue = mette uno scudo dove vuole; { phrase-income } quando un altro costruisce con il blu
phrase-yellow =
    { $amount ->
        [one] { $amount } moneta subito; { phrase-income } quando un altro costruisce con il giallo
       *[other] { $amount } monete subito; { phrase-income } quando un altro costruisce con il giallo
    }

role-green_major = Maestro
    .about = { phrase-green }
role-green_minor = Apprendista
    .about = { phrase-green }
role-white_major = Vescovo
    .about = { phrase-white }
role-white_minor = Prete
    .about = { phrase-white }
role-red_major = Gonfaloniere
    .about = { phrase-red }
role-red_minor = Notaio
    .about = { phrase-red }
role-blue_major = Nobile
    .about = { phrase-blue }
role-blue_minor = Cavaliere
    .about = { phrase-blue }
role-yellow_major = Banchiere
    .about = { phrase-yellow }
role-yellow_minor = Mercante
    .about = { phrase-yellow }

## Città

phrase-city =
    { $shields ->
        [one] { $price } per { $points } punti e { $shields } scudo
       *[other] { $price } per { $points } punti e { $shields } scudi
    }

city-siena = Siena
    .about = { phrase-city }
city-orvieto = Orvieto
    .about = { phrase-city }
city-venezia = Venezia
    .about = { phrase-city }
city-verona = Verona
    .about = { phrase-city }
city-perugia = Perugia
    .about = { phrase-city }
city-urbino = Urbino
    .about = { phrase-city }
city-padova = Padova
    .about = { phrase-city }
city-lucca = Lucca
    .about = { phrase-city }
city-milano = Milano
    .about = { phrase-city }
city-bologna = Bologna
    .about = { phrase-city }
city-mantova = Mantova
    .about = { phrase-city }
city-firenze = Firenze
    .about = { phrase-city }
city-ferrara = Ferrara
    .about = { phrase-city }
city-pisa = Pisa
    .about = { phrase-city }
city-rimini = Rimini
    .about = { phrase-city }

## Opzioni di una partita

option-open_money = Monete scoperte
    .about = Ognuno vede le monete di tutti.
option-amigo_start_money = Monete iniziali
    .about = Altrettante monete a testa prima del primo turno.
option-amigo_bishop_2vp = Un Vescovo più generoso
    .about = Il Vescovo rende subito 2 punti invece di 1.
option-large_city_vp_6 = Città grandi da 6
    .about = Una città grande vale 6 punti invece di 8.

## Ciò che più frasi hanno in comune

phrase-building =
    { $color-id ->
        [green] { building-green }
        [white] { building-white }
        [red] { building-red }
        [blue] { building-blue }
       *[yellow] { building-yellow }
    }
phrase-card =
    { $color-id ->
        [green] carta verde
        [white] carta bianca
        [red] carta rossa
        [blue] carta blu
       *[yellow] carta gialla
    }
phrase-in-region =
    { $region-id ->
        [lombardia] in Lombardia
        [adriatico] sull’Adriatico
        [parma] tra Parma e Lunigiana
        [romagna] in Romagna
        [toscana] in Toscana
        [umbria] in Umbria e Marche
       *[other] in { $region }
    }
phrase-role =
    { $tile-id ->
        [major]
            { $color-id ->
                [green] { role-green_major }
                [white] { role-white_major }
                [red] { role-red_major }
                [blue] { role-blue_major }
               *[yellow] { role-yellow_major }
            }
       *[minor]
            { $color-id ->
                [green] { role-green_minor }
                [white] { role-white_minor }
                [red] { role-red_minor }
                [blue] { role-blue_minor }
               *[yellow] { role-yellow_minor }
            }
    }
phrase-prize =
    { $prize-id ->
        [lot] { $color }
        [major]
            { $color-id ->
                [green] il ruolo «{ role-green_major }»
                [white] il ruolo «{ role-white_major }»
                [red] il ruolo «{ role-red_major }»
                [blue] il ruolo «{ role-blue_major }»
               *[yellow] il ruolo «{ role-yellow_major }»
            }
       *[minor]
            { $color-id ->
                [green] il ruolo «{ role-green_minor }»
                [white] il ruolo «{ role-white_minor }»
                [red] il ruolo «{ role-red_minor }»
                [blue] il ruolo «{ role-blue_minor }»
               *[yellow] il ruolo «{ role-yellow_minor }»
            }
    }

## Che cosa accade

event-city_displayed = Viene scoperta la città di { $city }.
event-first_marker =
    { $you ->
        [yes] Ricevi il segnalino Il Principe.
       *[no] { $seat } riceve il segnalino Il Principe.
    }
event-round_begun =
    { $last ->
        [0] Comincia il turno { $round }.
       *[other] Il mazzo si esaurisce: il turno { $round } è l’ultimo, senza monete né carte nuove.
    }
event-income = Ognuno riceve { $price }.
event-drew =
    { $you ->
        [yes]
            { $count ->
                [one] Peschi { $count } carta edificio:
               *[other] Peschi { $count } carte edificio:
            }
       *[no]
            { $count ->
                [one] { $seat } pesca { $count } carta edificio.
               *[other] { $seat } pesca { $count } carte edificio.
            }
    }
event-drew_card =
    { $you ->
        [yes] … una { phrase-card } ({ phrase-building }).
       *[no] { $seat } pesca una { phrase-card } ({ phrase-building }).
    }
event-laid_face_down =
    { $you ->
        [yes] Metti una { phrase-card } coperta sul tavolo.
       *[no] { $seat } mette una { phrase-card } coperta sul tavolo.
    }
event-offered =
    { $you ->
        [yes]
            { $count ->
                [one] La tua carta è pronta per le aste.
               *[other] Le tue { $count } carte sono pronte per le aste.
            }
       *[no]
            { $count ->
                [one] { $seat } ha messo { $count } carta coperta sul tavolo.
               *[other] { $seat } ha messo { $count } carte coperte sul tavolo.
            }
    }
event-revealed =
    { $you ->
        [yes] Hai messo in vendita { $cards }.
       *[no] { $seat } ha messo in vendita { $cards }.
    }
event-turned_up_card = Viene scoperta una { phrase-card } per le ultime aste.
event-lot_on_sale = In vendita: { $color }.
event-bid =
    { $you ->
        [yes] Offri { $price }.
       *[no] { $seat } offre { $price }.
    }
event-passed_bid =
    { $you ->
        [yes] Passi e lasci l’asta.
       *[no] { $seat } passa e lascia l’asta.
    }
event-lot_sold =
    { $you ->
        [yes] Compri { $color } per { $price } e diventi Il Principe.
       *[no] { $seat } compra { $color } per { $price } e diventa Il Principe.
    }
event-lot_unsold =
    { $count ->
        [one] Nessuno ha offerto: { $color } finisce tra gli scarti.
       *[other] Nessuno ha offerto: { $color } finiscono tra gli scarti.
    }
event-built_nothing =
    { $you ->
        [yes] Non costruisci nulla dopo quest’asta.
       *[no] { $seat } non costruisce nulla dopo quest’asta.
    }
event-built =
    { $you ->
        [yes] Costruisci { $city } per { $price } e le carte richieste, e segni { $sum }.
       *[no] { $seat } costruisce { $city } per { $price } e le carte richieste, e segna { $sum }.
    }
event-placed_shield =
    { $you ->
        [yes] Metti uno scudo { phrase-in-region }.
       *[no] { $seat } mette uno scudo { phrase-in-region }.
    }
event-role_income =
    { $you ->
        [yes] I tuoi ruoli ti rendono { $sum }: { $city } usa i loro colori.
       *[no] { $seat } segna { $sum } con i suoi ruoli: { $city } usa i loro colori.
    }
event-passed_action =
    { $you ->
        [yes] Rinunci alla tua azione.
       *[no] { $seat } rinuncia alla sua azione.
    }
event-laid =
    { $you ->
        [yes] Metti { $color } sul tavolo.
       *[no] { $seat } mette { $color } sul tavolo.
    }
event-role_on_sale =
    { $tile-id ->
        [major] Parità in testa ({ $color }): il ruolo «{ phrase-role }» va all’asta.
       *[minor] Parità al secondo posto ({ $color }): il ruolo «{ phrase-role }» va all’asta.
    }
event-role_unsold = Nessuno ha offerto: il ruolo «{ phrase-role }» resta sul tabellone.
event-role_sold =
    { $you ->
        [yes] Vinci quest’asta per { $price } e diventi Il Principe.
       *[no] { $seat } vince quest’asta per { $price } e diventa Il Principe.
    }
event-took_role =
    { $you ->
        [yes] Il ruolo «{ phrase-role }» è tuo.
       *[no] { $seat } prende il ruolo «{ phrase-role }».
    }
event-turned_down =
    { $you ->
        [yes] Giri { $color } a faccia in giù.
       *[no] { $seat } gira { $color } a faccia in giù.
    }
event-turned_up =
    { $you ->
        [yes] Riscopri una { phrase-card }.
       *[no] { $seat } riscopre una { phrase-card }.
    }
event-gained_points =
    { $you ->
        [yes] Questo ruolo ti rende { $sum }.
       *[no] { $seat } segna { $sum } per questo ruolo.
    }
event-gained_coins =
    { $you ->
        [yes] Questo ruolo ti rende { $price }.
       *[no] { $seat } riceve { $price } per questo ruolo.
    }
event-game_over =
    { $round ->
        [one] La partita finisce dopo { $round } turno.
       *[other] La partita finisce dopo { $round } turni.
    }

## Domande

prompt-supply-offer = Turno { $round }: quale carta metti all’asta? Scegli nell’ordine verde, bianco, rosso, blu, giallo.
prompt-auction-bid =
    { $high ->
        [none] In vendita: { phrase-prize }. Nessuno ha ancora offerto; che cosa fai?
       *[other] In vendita: { phrase-prize }. { $leader } offre { $standing }; che cosa fai?
    }
prompt-auctions-build = Il lotto è tuo. Quale città costruisci subito?
prompt-actions-action = Turno { $round }, la tua azione: costruire una città, o mettere sul tavolo carte di un solo colore?
prompt-build-shield = { $city }: dove metti uno scudo?
prompt-roles-flip = Ruolo { $color }: quale delle tue carte coperte riscopri?
prompt-roles-shield = Ruolo { $color }: in quale regione metti uno scudo?

## Scelte

phrase-others =
    { $others ->
        [0] { "" }
        [one] , gli altri segnano { $others } punto
       *[other] , gli altri segnano { $others } punti
    }
phrase-more =
    { $gain-id ->
        [none] { "" }
       *[some] , cioè { $gain } in più
    }
action-offer = Una { phrase-card } ({ phrase-building })
action-pass =
    { $bidding ->
        [1] Passare e lasciare l’asta
       *[other] Non fare nulla
    }
action-bid = Offrire { $price }
action-none = Non costruire adesso
action-build = Costruire { $city }: { $cost } per { $gain }{ phrase-others }
action-lay = Mettere sul tavolo { $color }
action-shield =
    { $own ->
        [0]
            { $most ->
                [0] { $region } (non c’è nessuno){ phrase-more }
               *[other] { $region } (tu 0, il più forte degli altri { $most }){ phrase-more }
            }
       *[other] { $region } (tu { $own }, il più forte degli altri { $most }){ phrase-more }
    }
action-flip = Una { phrase-card } ({ phrase-building })

## Headings over long lists of choices

group-build = Costruire una città
group-lay = Mettere carte sul tavolo

## Perché no

reason-too_poor =
    { $city-id ->
        [none]
            { $purse-id ->
                [none] Non puoi offrire { $price }: non hai monete.
               *[some] Non puoi offrire { $price }: hai { $purse }.
            }
       *[other]
            { $purse-id ->
                [none] { $city } costa { $price }, e non hai monete.
               *[some] { $city } costa { $price }, e tu hai { $purse }.
            }
    }
reason-first_round = Nel primo turno non si costruisce, nemmeno { $city }.
reason-cards_missing =
    { $have ->
        [0] { $city } richiede { $color }, e in mano non ne hai.
       *[other] { $city } richiede { $color }, e in mano ne hai solo { $have }.
    }
reason-no_such_card = Non hai in mano nessuna { phrase-card }.
reason-color_order = Hai già scelto il { $after }; il { $color } viene prima nell’ordine dei colori.
reason-too_few_after =
    Devi scegliere ancora { $need } carte, e dal { $color } in poi ne hai solo { $have }: comincia da un colore precedente.
reason-none_face_down = Non hai nessuna { phrase-card } coperta.

## Punteggio

score-track = Segnapunti
score-majors = Ruoli maggiori
score-minors = Ruoli minori
score-sets = Serie dei cinque colori
score-most_coins = Più monete di tutti
score-most_cards = Più carte in mano di tutti
score-region = { $region }

## Il tavolo in testo

table-round = Turno
table-last_round = ultimo turno
table-piles = Mazzi
table-unseen = Mai viste
table-discard = Scarti
table-city_deck = Città da scoprire
table-built = Costruito
table-roles = Ruoli, e che cosa danno subito
table-display = Città disponibili
table-families = Famiglie (★ Il Principe, ● ruolo maggiore, ○ minore, 3+1: 1 coperta)
table-points = punti
table-coins = monete
table-shields = scudi rimasti
table-cards = Carte
table-regions = Scudi
table-auctions = Aste
table-lots = Lotti
table-on_sale = In vendita
table-highest_bid = Offerta più alta
table-still_bidding = Ancora in gara
table-hands = Mani
table-blind = ignote
table-face_down = coperte
