### Il Principe in italiano. I codici e i loro parametri sono dichiarati in vocabulary.py.
### $x si dice (un nome, una quantità), $x-id serve a scegliere le parole, $x-about dice che cosa fa la cosa;
### $you vale «yes» quando chi legge è chi agisce.

game-title = Il Principe
# On the card of the game, in a list of games.
card = Fai offerte per gli edifici, fonda città e tieni le cariche che rendono quando costruiscono gli altri.
    .time = 75 min
    .weight = medio
    .theme = Cinque grandi famiglie costruiscono le città d’Italia: ne guidi una, fai offerte per le carte edificio e fondi città.
    .goal = Città, regioni e le cariche che rendono quando costruiscono gli altri portano punti; vince chi ne ha di più.

## Quantità

amount-coins =
    { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }
amount-green =
    { $count ->
        [one] { $count } Università
       *[other] { $count } Università
    }
amount-white =
    { $count ->
        [one] { $count } Cattedrale
       *[other] { $count } Cattedrali
    }
amount-red =
    { $count ->
        [one] { $count } Palazzo comunale
       *[other] { $count } Palazzi comunali
    }
amount-blue =
    { $count ->
        [one] { $count } Castello
       *[other] { $count } Castelli
    }
amount-yellow =
    { $count ->
        [one] { $count } Piazza del mercato
       *[other] { $count } Piazze del mercato
    }
amount-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
amount-from_cities = { $count } per le città costruite
amount-from_income = { $count } dai ruoli
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
amount-sets =
    { $count ->
        [one] { $count } serie completa
       *[other] { $count } serie complete
    }
amount-from_regions = { $count } per le regioni
amount-from_roles = { $count } per i ruoli
amount-from_sets = { $count } per le serie
amount-from_coins = { $count } per più monete di tutti
amount-from_hand = { $count } per più carte in mano di tutti

## Nomi

color-green = verde
    .about = riscoprire una carta di un altro colore
color-white = bianco
    .about =
    { $bishop ->
        [0]
            { $amount ->
                [one] { $amount } punto
               *[other] { $amount } punti
            }
       *[other]
            { $amount ->
                [one] { $amount } punto, il Vescovo { $bishop }
               *[other] { $amount } punti, il Vescovo { $bishop }
            }
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
    .about = Lombardia
region-adriatico = Adriatico
    .about = Adriatico
region-parma = Parma
    .about = Parma e Lunigiana
region-romagna = Romagna
    .about = Romagna
region-toscana = Toscana
    .about = Toscana
region-umbria = Umbria
    .about = Umbria e Marche
family-medici = Medici
family-visconti = Visconti
family-carraresi = Carraresi
family-este = d’Este
family-gonzaga = Gonzaga
phase-setup = Preparazione
phase-supply = Risorse
phase-auctions = Aste dei lotti
phase-actions = Azioni
phase-roles = Ruoli
phase-over = Fine della partita

## I ruoli e ciò che rendono

phrase-income =
    { $income ->
        [one] { $income } punto
       *[other] { $income } punti
    }
phrase-green = riscopre una carta di un altro colore; { phrase-income } quando un altro costruisce con un’Università
phrase-white =
    { $amount ->
        [one] { $amount } punto subito; { phrase-income } quando un altro costruisce con una Cattedrale
       *[other] { $amount } punti subito; { phrase-income } quando un altro costruisce con una Cattedrale
    }
phrase-red = pesca una carta; { phrase-income } quando un altro costruisce con un Palazzo comunale
phrase-blue = mette uno scudo dove vuole; { phrase-income } quando un altro costruisce con un Castello
phrase-yellow =
    { $amount ->
        [one] { $amount } moneta subito; { phrase-income } quando un altro costruisce con una Piazza del mercato
       *[other] { $amount } monete subito; { phrase-income } quando un altro costruisce con una Piazza del mercato
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
option-choose_first = Primo giocatore a scelta
    .about = Il primo posto dice chi riceve il segnalino Il Principe; altrimenti si tira a sorte.
option-choose_families = Famiglie a scelta
    .about = Ognuno sceglie la sua famiglia, posto dopo posto; altrimenti ogni posto ha la sua.
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
        [green] un’Università
        [white] una Cattedrale
        [red] un Palazzo comunale
        [blue] un Castello
       *[yellow] una Piazza del mercato
    }
phrase-goes =
    { $goes ->
        [one]
            { $stays ->
                [0] calata
               *[other] { $goes } calata
            }
       *[other]
            { $stays ->
                [0] tutte calate
               *[other] { $goes } calate
            }
    }
phrase-up =
    { $up ->
        [one] { $up } scoperta
       *[other] { $up } scoperte
    }
phrase-stays =
    { $count ->
        [0] non ne resta nessuna
        [one] ne resta { $count }
       *[other] ne restano { $count }
    }
phrase-buildings =
    { $building-id ->
        [green] Università
        [white] Cattedrali
        [red] Palazzi comunali
        [blue] Castelli
       *[yellow] Piazze del mercato
    }
phrase-in-region = in { $region }
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
    .item = { $city }
    .list =
        { $size ->
            [one] { $items } viene scoperta
           *[other] { $items } vengono scoperte
        }
event-took_family =
    { $you ->
        [yes] Giochi la famiglia { $family }.
       *[no] { $seat } gioca la famiglia { $family }.
    }
    .clause =
        { $you ->
            [yes] giochi i { $family }
           *[no] { $seat } gioca i { $family }
        }
event-first_marker =
    { $by_lot ->
        [0]
            { $you ->
                [yes] Cominci tu e ricevi il segnalino Il Principe.
               *[no] Comincia { $seat } e riceve il segnalino Il Principe.
            }
       *[other]
            { $you ->
                [yes] La sorte tocca a te: ricevi il segnalino Il Principe.
               *[no] La sorte tocca a { $seat }, che riceve il segnalino Il Principe.
            }
    }
    .action = { $head }; { $rest }.
event-round_begun =
    { $last ->
        [0] Comincia il turno { $round }.
       *[other] Il mazzo si esaurisce: il turno { $round } è l’ultimo, senza monete né carte nuove.
    }
    .heading =
        { $last ->
            [0] Turno { $round }
           *[other] Turno { $round }, l’ultimo (il mazzo non basta per la fase Risorse)
        }
event-phase_begun = { $phase }.
    .heading = { $phase }
event-income = Ognuno riceve { $price }.
    .action = { $head }; { $rest }.
event-purse =
    { $purse-id ->
        [none]
            { $you ->
                [yes] Non hai più monete.
               *[no] { $seat } non ha più monete.
            }
       *[some]
            { $you ->
                [yes] Ora hai { $purse }.
               *[no] { $seat } ora ha { $purse }.
            }
    }
    .item = { $purse } per { $seat }
    .list =
        { $same ->
            [yes]
                { $purse-id ->
                    [none]
                        { $you ->
                            [yes] non hai più monete
                           *[no] non ha più monete
                        }
                   *[some]
                        { $you ->
                            [yes] ora hai { $purse }
                           *[no] ora ha { $purse }
                        }
                }
           *[no]
                { $you ->
                    [yes] ora hai { $purse }
                   *[no] in tutto fanno { $items }
                }
        }
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
    .item = { $seat }
    .list =
        { $you ->
            [yes]
                { $same ->
                    [yes]
                        { $count ->
                            [one] peschi { $count } carta
                           *[other] peschi { $count } carte
                        }
                   *[no]
                        { $count ->
                            [one] peschi { $count } carta
                           *[other] peschi { $count } carte
                        }
                }
           *[no]
                { $same ->
                    [yes]
                        { $count ->
                            [one] pesca { $count } carta
                           *[other] pesca { $count } carte
                        }
                   *[no]
                        { $size ->
                            [one]
                                { $count ->
                                    [one] { $items } pesca { $count } carta
                                   *[other] { $items } pesca { $count } carte
                                }
                           *[other]
                                { $count ->
                                    [one] { $items } pescano { $count } carta ciascuno
                                   *[other] { $items } pescano { $count } carte ciascuno
                                }
                        }
                }
        }
event-drew_card =
    { $you ->
        [yes] … { phrase-card }.
       *[no] { $seat } pesca { phrase-card }.
    }
    .item = { phrase-building }
    .list = cioè { $items }
event-laid_face_down =
    { $you ->
        [yes] Metti sul tavolo a faccia in giù { phrase-card }.
       *[no] { $seat } mette sul tavolo a faccia in giù { phrase-card }.
    }
    .item =
        { $you ->
            [yes] { phrase-building }
           *[no] { "" }
        }
    .list = le tue sono { $items }
event-offered =
    { $you ->
        [yes]
            { $count ->
                [one] Hai messo { $count } carta coperta sul tavolo.
               *[other] Hai messo { $count } carte coperte sul tavolo.
            }
       *[no]
            { $count ->
                [one] { $seat } ha messo { $count } carta coperta sul tavolo.
               *[other] { $seat } ha messo { $count } carte coperte sul tavolo.
            }
    }
    .item = { $seat }
    .list =
        { $you ->
            [yes] e tu hai messo le tue
           *[no]
                { $size ->
                    [one] e così { $items }
                   *[other] e così { $items }
                }
        }
event-revealed =
    { $you ->
        [yes] Hai messo in vendita { $cards }.
       *[no] { $seat } ha messo in vendita { $cards }.
    }
    .clause =
        { $you ->
            [yes] tu { $cards }
           *[no] { $seat } { $cards }
        }
event-turned_up_card = Per le ultime aste si scopre { phrase-card }.
    .item = { phrase-building }
    .list = poi { $items }
event-lot_on_sale = In vendita: { $color }.
event-bid =
    { $you ->
        [yes] Offri { $price }.
       *[no] { $seat } offre { $price }.
    }
    .item = { $seat } ({ $coins })
    .list =
        { $size ->
            [one] { "" }
           *[other] offerte di { $items }
        }
event-passed_bid =
    { $you ->
        [yes] Passi e lasci l’asta.
       *[no] { $seat } passa e lascia l’asta.
    }
event-lot_sold =
    { $becomes ->
        [0]
            { $you ->
                [yes] Compri { $color } per { $price }.
               *[no] { $seat } compra { $color } per { $price }.
            }
       *[other]
            { $you ->
                [yes] Compri { $color } per { $price } e diventi Il Principe.
               *[no] { $seat } compra { $color } per { $price } e diventa Il Principe.
            }
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
    .clause =
        { $you ->
            [yes] non costruisci
           *[no] non costruisce
        }
event-built =
    { $you ->
        [yes] Costruisci { $city } per { $price }, posando { $cards }, e segni { $sum }, { $total } in tutto.
       *[no] { $seat } costruisce { $city } per { $price }, posando { $cards }, e segna { $sum }, { $total } in tutto.
    }
event-placed_shield =
    { $you ->
        [yes] Metti uno scudo { phrase-in-region }.
       *[no] { $seat } mette uno scudo { phrase-in-region }.
    }
    .item = { $region }
    .list =
        { $size ->
            [one] uno scudo in { $items }
           *[other] scudi: { $items }
        }
event-role_income =
    { $you ->
        [yes] Il ruolo «{ phrase-role }» ti porta { $sum }, { $total } in tutto: { $city } richiede { phrase-card }.
       *[no] { $seat } segna { $sum } con il ruolo «{ phrase-role }», { $total } in tutto: { $city } richiede { phrase-card }.
    }
    .clause =
        { $you ->
            [yes] segni { $sum } con il ruolo «{ phrase-role }» ({ phrase-building }), { $total } in tutto
           *[no] { $seat } segna { $sum } con il ruolo «{ phrase-role }» ({ phrase-building }), { $total } in tutto
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
event-tiles_returned = Tutte le tessere ruolo tornano sul tabellone.
event-role_on_sale =
    { $tile-id ->
        [major] Pareggio in testa tra { $tied }, a { $color } per carte scoperte: il ruolo «{ phrase-role }» va all’asta.
       *[minor] Pareggio al secondo posto tra { $tied }, a { $color } per carte scoperte: il ruolo «{ phrase-role }» va all’asta.
    }
    .clause =
        { $tile-id ->
            [major] pareggio tra { $tied } per carte scoperte ({ $color })
           *[minor] pareggio al secondo posto tra { $tied } per carte scoperte ({ $color })
        }
event-role_unsold = Nessuno ha offerto: il ruolo «{ phrase-role }» resta sul tabellone.
    .action = { $head } ({ $rest }).
event-role_sold =
    { $becomes ->
        [0]
            { $you ->
                [yes] Vinci quest’asta per { $price }.
               *[no] { $seat } vince quest’asta per { $price }.
            }
       *[other]
            { $you ->
                [yes] Vinci quest’asta per { $price } e diventi Il Principe.
               *[no] { $seat } vince quest’asta per { $price } e diventa Il Principe.
            }
    }
    .clause =
        { $becomes ->
            [0]
                { $you ->
                    [yes] vinci l’asta per { $price }
                   *[no] vince l’asta per { $price }
                }
           *[other]
                { $you ->
                    [yes] vinci l’asta per { $price } e diventi Il Principe
                   *[no] vince l’asta per { $price } e diventa Il Principe
                }
        }
event-took_role =
    { $you ->
        [yes] Prendi il ruolo «{ phrase-role }»{ phrase-rank }.
       *[no] { $seat } prende il ruolo «{ phrase-role }»{ phrase-rank }.
    }
phrase-rank =
    { $tied ->
        [0]
            { $tile-id ->
                [major] , al primo posto per carte scoperte ({ $color })
               *[minor] , al secondo posto per carte scoperte ({ $color })
            }
       *[other] { "" }
    }
event-turned_down =
    { $you ->
        [yes] Giri { $color } a faccia in giù.
       *[no] { $seat } gira { $color } a faccia in giù.
    }
    .clause =
        { $you ->
            [yes] giri { $color } a faccia in giù
           *[no] gira { $color } a faccia in giù
        }
event-turned_up =
    { $you ->
        [yes] Riscopri { phrase-card }.
       *[no] { $seat } riscopre { phrase-card }.
    }
    .clause =
        { $you ->
            [yes] giri di nuovo a faccia in su { phrase-card }
           *[no] gira di nuovo a faccia in su { phrase-card }
        }
event-gained_points =
    { $you ->
        [yes] Questo ruolo ti rende { $sum }, { $total } in tutto.
       *[no] { $seat } segna { $sum } per questo ruolo, { $total } in tutto.
    }
    .clause =
        { $you ->
            [yes] segni { $sum }, { $total } in tutto
           *[no] segna { $sum }, { $total } in tutto
        }
event-gained_coins =
    { $you ->
        [yes] Questo ruolo ti rende { $price }.
       *[no] { $seat } riceve { $price } per questo ruolo.
    }
    .clause =
        { $you ->
            [yes] ricevi { $price }
           *[no] riceve { $price }
        }
event-standing =
    { $you ->
        [yes] Dopo il turno { $round } sei a { phrase-points }.
       *[no] Dopo il turno { $round } { $seat } è a { phrase-points }.
    }
    .clause =
        { $you ->
            [yes] tu a { $points }
           *[no] { $seat } a { $points }
        }
phrase-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
event-game_over =
    { $last ->
        [0]
            { $cities ->
                [0] La partita finisce dopo { $round } turni, perché non resta nessuna città da costruire.
                [one] La partita finisce dopo { $round } turni, perché resta solo { $cities } città da costruire.
               *[other] La partita finisce dopo { $round } turni, perché restano solo { $cities } città da costruire.
            }
       *[other] La partita finisce dopo { $round } turni, perché prima dell’ultimo il mazzo non bastava per la fase Risorse.
    }
event-region_scored =
    { $first_count ->
        [1] { $region }: { $first_sum } per { $first } ({ $first_held }){ phrase-second }
       *[other] { $region }: { $first_sum } ciascuno per { $first }, a pari merito ({ $first_held }){ phrase-second }
    }
phrase-second =
    { $second_count ->
        [0] .
        [1] , { $second_sum } per { $second } ({ $second_held }).
       *[other] , { $second_sum } ciascuno per { $second }, a pari merito ({ $second_held }).
    }
event-points_counted =
    { $you ->
        [yes] Arrivi a { $sum }: { $track } durante la partita{ phrase-won }{ phrase-sources }
       *[no] { $seat } arriva a { $sum }: { $track } durante la partita{ phrase-won }{ phrase-sources }
    }
    .action = { $head } ({ $rest }).
phrase-won =
    { $won-id ->
        [none] { "" }
       *[some] { " " }({ $won })
    }
phrase-sources =
    { $sources-id ->
        [none] , niente alla fine.
       *[some] ; alla fine { $sources }.
    }
event-holdings =
    { $you ->
        [yes] Hai { phrase-held-roles }, { phrase-held-sets }, { phrase-held-coins } e { phrase-held-cards }.
       *[no] { $seat } ha { phrase-held-roles }, { phrase-held-sets }, { phrase-held-coins } e { phrase-held-cards }.
    }
    .clause = { phrase-held-roles }, { phrase-held-sets }, { phrase-held-coins }, { phrase-held-cards }
phrase-held-roles =
    { $roles-size ->
        [0] nessun ruolo
        [one] il ruolo { $roles }
       *[other] i ruoli { $roles }
    }
phrase-held-sets =
    { $all_sets-id ->
        [none] nessuna serie completa
       *[some] { $all_sets }
    }
phrase-held-coins =
    { $price-id ->
        [none] nessuna moneta
       *[some] { $price }
    }
phrase-held-cards =
    { $kept-id ->
        [none] nessuna carta in mano
       *[some] { $kept } in mano
    }

## Domande

prompt-setup-family = Quale famiglia giochi?
prompt-setup-name_first = Chi comincia? Secondo il regolamento, chi ha mangiato italiano per ultimo.
prompt-supply-offer = Turno { $round }: quale carta metti all’asta? Scegli nell’ordine verde, bianco, rosso, blu, giallo.
prompt-auction-bid =
    { $high ->
        [none] In vendita: { phrase-prize }. Nessuno ha ancora offerto; che cosa fai?
       *[other] In vendita: { phrase-prize }. { $leader } offre { $standing }; che cosa fai?
    }
prompt-auctions-build = Il lotto è tuo. Quale città costruisci subito?
prompt-actions-action =
    { $build ->
        [0] Turno { $round }, la tua azione: metti sul tavolo carte di un colore?
       *[other] Turno { $round }, la tua azione: costruire una città, o mettere sul tavolo carte di un solo colore?
    }
prompt-build-shield = { $city }: dove metti uno scudo?
prompt-roles-flip = Ruolo «{ phrase-building }»: quale delle tue carte coperte riscopri?
prompt-roles-shield = Ruolo «{ phrase-building }»: in quale regione metti uno scudo?

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
action-family = { $family }
action-first = { $first }
action-offer = { phrase-building }
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
                [0] { $region } (non c’è nessuno{ phrase-more })
               *[other] { $region } (tu 0, il più forte degli altri { $most }{ phrase-more })
            }
       *[other] { $region } (tu { $own }, il più forte degli altri { $most }{ phrase-more })
    }
action-flip = { phrase-building }

## Headings over long lists of choices

group-build = Costruire una città
group-lay = Mettere carte sul tavolo

## Che cosa farebbe una scelta

effect-keeps = Ti resta: { $kept }.
effect-enough_for = Basta per il prezzo di { $cities }.
effect-too_little_for = Non abbastanza monete per { $cities }.
effect-final = Non potrai rientrare in quest’asta.
effect-nothing_done = In questo turno non costruisci e non cali carte.
effect-in_hand =
    { $count ->
        [0] Nessuna carta di questo colore ti resta in mano.
       *[other] In mano ti resta: { $color }.
    }
effect-role =
    { $tied ->
        [1] Se nessuno ne cala di più, diventi { $role }.
       *[other] Se nessuno ne cala di più, { $tied } giocatori sono pari per { $role }.
    }
effect-turns_down =
    { $count ->
        [one] { $count } carta di questo colore viene poi girata.
       *[other] { $count } carte di questo colore vengono poi girate.
    }

## Perché no

reason-family_taken = { $family } è la famiglia di { $seat }.
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
reason-no_such_card = Non hai in mano nessuna carta «{ phrase-building }».
reason-color_order = Hai già scelto il { $after }; il { $color } viene prima nell’ordine dei colori.
reason-too_few_after =
    Devi scegliere ancora { $need } carte, e dal { $color } in poi ne hai solo { $have }: comincia da un colore precedente.
reason-none_face_down = Non hai nessuna carta «{ phrase-building }» coperta.

## Punteggio

score-track = Segnapunti
score-majors = Ruoli maggiori
score-minors = Ruoli minori
score-sets = Serie dei cinque colori
score-most_coins = Più monete di tutti
score-most_cards = Più carte in mano di tutti
score-region = { $region }
tie-major = Vince il miglior ruolo maggiore
tie-cards = Vince chi ha più carte edificio sul tavolo
source-most = Più monete, più carte
source-sets = Serie di tutti i colori
source-roles = Ruoli detenuti
source-regions = Regioni
source-track = Città e ruoli, nel corso della partita

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

## La plancia

label-market = Mercato
label-round = turno { $round }
label-status = Turno { $round }, { $phase }
label-rounds =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
label-lot_of = lotto { $number } di { $count }
label-turn_of = azione { $number } di { $count }
label-shield_of = scudo { $number } di { $count }
label-role_of = { $building }, ruolo { $number } di { $count }
label-role_of_short = ruolo { $number } di { $count }
label-map = Mappa
label-vp = PV
label-you = Tu
label-none = nessuna
label-others = gli altri
label-coins = monete
label-points = punti
label-pass = Passare
label-choose = Scegli prima
label-clear = Annulla la scelta
label-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }

# Città in offerta
label-cities = Città in offerta
label-shields_in = Scudi in
label-city_building = la state costruendo
label-city_yours = puoi costruirla
label-city_yours_short = possibile
label-city_enough = bastano
label-city_all_cards = hai tutte le carte
label-city_at = a { $bid }
label-city_at_enough = a { $bid }: possibile
label-city_at_short =
    { $coins ->
        [one] a { $bid }: manca { $coins } moneta
       *[other] a { $bid }: mancano { $coins } monete
    }
label-city_short_brief = mancano { $coins }
label-city_short =
    { $coins ->
        [one] manca { $coins } moneta
       *[other] mancano { $coins } monete
    }
label-city_lack = ti manca: { $cards }
label-city_lack_short =
    { $count ->
        [one] { $count } manca
       *[other] { $count } mancano
    }
label-city_of = costruita da { $seat }
label-city_offered = in offerta
label-city_to_come = non ancora in offerta

# La mappa
label-region_open = { $points } liberi
label-region_open_about = nessuno ha scudi qui
label-region_free = Nessuno ha scudi qui.
label-region_row =
    { $shields ->
        [one] { $seat }: { $shields } scudo, { $points } punti
       *[other] { $seat }: { $shields } scudi, { $points } punti
    }
label-shield_change =
    { $points ->
        [0] nulla cambia
       *[other] +{ $points } per te
    }
label-shield_points =
    { $points ->
        [0] nulla cambia
        [one] +{ $points } punto
       *[other] +{ $points } punti
    }
label-shield_leads =
    { $most ->
        [0] Sei in testa con { $own }.
       *[other]
            { $count ->
                [one] Sei in testa con { $own }, { $seats } ne ha { $most }.
               *[other] Sei in testa con { $own }, { $seats } ne hanno { $most }.
            }
    }
label-shield_tied = In testa con { $own } a testa: tu e { $seats }.
label-shield_behind =
    { $own ->
        [0]
            { $count ->
                [one] { $seats } è in testa con { $most }.
               *[other] { $seats } sono in testa con { $most } a testa.
            }
       *[other]
            { $count ->
                [one] { $seats } è in testa con { $most }, tu ne hai { $own }.
               *[other] { $seats } sono in testa con { $most } a testa, tu ne hai { $own }.
            }
    }
label-shield_would_second = { $now } Saresti al secondo posto.
label-shield_would_tie = { $now } Saresti a pari.
label-shield_would_lead = { $now } Saresti in testa.
label-shield_about = Punti come se le regioni si contassero ora: { $first } per più scudi, a ciascuno in caso di parità; altrimenti { $second } al secondo.
label-key_offered = in offerta
label-key_built = costruita
label-key_points = punti alla fine

# La mano
label-hand = La tua mano
label-hand_offer =
    { $count ->
        [one] { $cards } carte, { $fresh } nuove: { $count } deve andare
       *[other] { $cards } carte, { $fresh } nuove: { $count } devono andare
    }
label-hand_paid = { $goes } carte su { $cards } vengono pagate, { $stays } restano
label-hand_laid = { $goes } carte su { $cards } vengono calate, { $stays } restano
label-standing_leads = sei primo con { $own }
label-standing_tied = primi a pari merito: { $own }
label-standing_tied_all = { $own }: a pari con tutti
label-standing_behind = tu { $own }, { $seat } { $best }
label-standing_none = nessuno ne ha
label-fan_may = su e giù scelgono quante
label-fan_only = l’unica in mano
label-fan_offered =
    { $goes ->
        [one] { $goes } offerta, { $stays } in mano
       *[other] { $goes } offerte, { $stays } in mano
    }
label-fan_stays =
    { $count ->
        [one] { $count } resta
       *[other] { $count } restano
    }
label-fan_goes = { phrase-goes }; { label-lay_up }
label-in_hand = { $count } in mano

# Offerte sigillate
label-offers = Offerte per le aste
label-offers_about = si scoprono tutte insieme, sigillata l’ultima
label-offer_chosen = { $count } su { $of }
label-offer_sealed =
    { $count ->
        [one] { $count } carta sigillata
       *[other] { $count } carte sigillate
    }
label-offer_choosing = sta scegliendo
label-offer_chosen_short = { $count } su { $of }
label-offer_sealed_short = sigillate
label-offer_choosing_short = sceglie
label-offer_about = Nessuno vede le tue carte prima che tutte siano sigillate. Formano poi lotti per colore, a tuo nome.
label-offer_take_back = scelta; un clic la riprende
label-offer_back = Riprendere
label-offer_stay =
    { $count ->
        [one] { $count } resta: basta per ogni città
       *[other] { $count } restano: bastano per ogni città
    }
label-offer_needed =
    { $many ->
        [one]
            { $need ->
                [0] { phrase-stays }: { $cities } ne chiede di più
               *[other] { phrase-stays }: { $cities } ne chiede { $need }
            }
       *[other]
            { $need ->
                [0] { phrase-stays }: { $many } città ne chiedono di più
               *[other] { phrase-stays }: { $many } città ne chiedono { $need }
            }
    }
label-take_back = Riprendere: { $card }
label-seal =
    { $count ->
        [one] Sigillare { $count } carta
       *[other] Sigillare { $count } carte
    }
label-seal_more =
    { $count ->
        [one] scegline ancora una
       *[other] scegline ancora { $count }
    }

# Lotti e offerte
label-lots = Lotti di questo turno
label-lots_order = prima il più piccolo, poi l’ordine dei colori
label-lots_last = { $count } carte scoperte dal mazzo
label-lot_on_sale =
    { $high ->
        [0] in vendita, senza offerte
       *[other] in vendita, offerta { $high }
    }
label-lot_sold = venduto a { $price }
label-lot_unsold = nessuna offerta
label-lot_next = segue
label-lot_later = più tardi
label-offered_by = offerto da
label-bids = Offerte in ordine
label-bid = Offrire { $bid }
label-bid_pass = passa
label-bid_leads = in testa
label-bid_mine = tocca a te
label-bid_now = tocca a lui
label-bid_still = in gara
label-bid_absent = non a pari
label-bid_out =
    { $bid ->
        [0] fuori
       *[other] era a { $bid }
    }
label-bid_less = Uno in meno
label-bid_more = Uno in più
label-bid_number = La tua offerta
label-bid_for_me = Offri per me fino a { $bid }, poi passa.
label-bid_for_me_about = Lo vedi solo tu.
label-bid_for_me_menu = Lascia che la pagina offra per me
label-bid_reach = Potreste poi costruire subito { $cities }.
label-coins_word =
    { $count ->
        [one] moneta
       *[other] monete
    }
label-you_have = hai
label-you_pay = paghi
label-you_keep = ti resta
label-keep =
    { $coins ->
        [one] ti resta { $coins } moneta
       *[other] ti restano { $coins } monete
    }
label-pass_lot = definitivo per questo lotto
label-pass_role = definitivo per questo ruolo
label-pass_turn = nulla in questo turno

# Turni
label-turns = Azioni di questo turno
label-turns_about = a partire da Il Principe, un’azione ciascuno
label-turn_now = agisce ora
label-turn_next = deve ancora agire
label-turn_passed = non fa nulla
label-turn_built = costruisce { $city }
label-turn_laid = cala { $cards }
label-head_build = Costruire
label-lay_instead = Posare
label-head_lay = Calare carte di un colore: quante?
label-build = Costruire { $city }
label-place = Metti in { $region }
label-place_reveals = scopre la prossima città
label-turn_up = Riscoprire { phrase-card }
label-flip_note = scoperte: { $up }, coperte: { $down }
label-build_price = { $cards } carte e { $coins } monete
label-bill = Costruire { $city }
label-bill_about = nulla si paga prima della conferma
label-bill_step = passo { $step } di { $steps }
label-bill_cards = queste carte vanno sul tuo tavolo
label-bill_paid =
    { $count ->
        [one] pagata: { $count } carta, sul tuo tavolo
       *[other] pagate: { $count } carte, sul tuo tavolo
    }
label-bill_points_scored = punti fatti
label-bill_coins_left = monete rimaste
label-bill_shields =
    { $count ->
        [one] poi { $count } scudo in
       *[other] poi { $count } scudi, ciascuno in
    }
label-bill_shields_paid = scudi di { $city }
label-bill_shields_about =
    { $count ->
        [one] a scelta dopo
        [2] a scelta dopo, anche tutti e due insieme
       *[other] a scelta dopo, anche tutti insieme
    }
label-bill_more =
    { $count ->
        [1] ancora uno
       *[other] ancora { $count }
    }
label-bill_supply =
    { $count ->
        [one] ti resterà { $count } scudo
       *[other] ti resteranno { $count } scudi
    }
label-bill_others = guadagno degli altri
label-bill_next = poi, per i ruoli
label-lay_up =
    { $leads ->
        [0] { phrase-up }
       *[other] { $up }, in testa
    }
label-lay = Calare { $cards }
label-lay_button = Calare { $cards }
label-lay_about = nulla si cala prima della conferma
label-lay_cards = queste vanno sul tuo tavolo
label-lay_if = se resta così
label-lay_role =
    { $turns ->
        [one] { $bonus }; { $turns } delle tue { $own } si gira
       *[other] { $bonus }; { $turns } delle tue { $own } si girano
    }
label-lay_minor = saresti al secondo posto
label-lay_tied = { $count } in parità: il ruolo va all’asta
label-lay_none = nessun ruolo
label-lay_standing = { phrase-buildings } a faccia in su, dopo
label-lay_now_behind = poi { $own }
label-lay_now_tied = poi a pari con { $own }
label-lay_now_leads = poi in testa con { $own }
label-lay_was_none = nessuno ne ha; { $then }
label-lay_was_behind = tu { $own }, { $seat } { $best }; { $then }
label-lay_was_tied = a pari con { $own }; { $then }
label-lay_was_leads = in testa con { $own }; { $then }

# Ruoli
label-roles = Ruoli di questo turno
label-roles_about = per colore; vince chi ha più carte, i pareggi vanno all’asta
label-role_held = dato
label-role_on_sale = in vendita
label-role_to_come = segue
label-role_stays = resta
label-role_tied = { $count } a pari
label-role_income =
    { $income ->
        [one] { $income } punto quando un altro costruisce con { phrase-card }, { $end } alla fine
       *[other] { $income } punti quando un altro costruisce con { phrase-card }, { $end } alla fine
    }
label-role_at_once = Subito:
label-role_turns =
    { $count ->
        [0] Nessuna tua carta si gira
        [one] Si gira coperta { label-role_turned }
       *[other] Si girano coperte { label-role_turned }
    }
label-role_turned = { $count } su { $cards }
label-role_marker = Diventi Il Principe.
label-role_minor_stays = Resta sulla plancia: { $role }.
label-crown = Il Principe: comincia

# Il punteggio
label-now = Se finisse ora
label-now_about = senza le monete
label-now_track = percorso
label-now_regions = regioni
label-now_roles = ruoli
label-now_sets = serie
label-now_hand = mano
label-now_sum = totale
label-deck =
    { $count ->
        [one] carta edificio.
       *[other] carte edificio.
    }
label-deck_short =
    { $count ->
        [one] carta
       *[other] carte
    }
label-deck_about = Meno di { $below } all’inizio di un turno: ultimo turno.
label-deck_next_last = Il prossimo turno è l’ultimo: meno di { $below }.
label-deck_last = Questo turno è l’ultimo.
label-part_built = Città costruite
label-part_income = Ruoli, quando costruivano gli altri
label-part_bonus = Vescovo e Prete
label-deck_last_short = ultimo turno
label-deck_next_last_short = poi l’ultimo
label-city_deck =
    { $count ->
        [one] città nel mazzo
       *[other] città nel mazzo
    }
label-city_deck_short =
    { $count ->
        [one] città
       *[other] città
    }
label-discard = Scarti
label-built = Città costruite
label-final = Da dove vengono i punti
label-final_track = sul percorso
label-final_sets =
    { $count ->
        [0] nessuna
        [one] { $count } serie
       *[other] { $count } serie
    }
label-final_minors =
    { $count ->
        [0] nessuno
        [one] { $count } minore
       *[other] { $count } minori
    }
label-final_majors =
    { $count ->
        [0] nessuno
        [one] { $count } maggiore
       *[other] { $count } maggiori
    }
label-final_regions = sei regioni
label-final_head_track = Percorso
label-final_head_majors = Maggiori
label-final_head_minors = Minori
label-final_head_sets = Serie di cinque
label-final_head_coins = Monete
label-final_head_hand = Mano
label-final_head_regions = Regioni
label-regions_scored = Punteggio delle regioni
label-region_sole = un solo primo, nessun secondo
label-region_two = primo e secondo
label-region_shared = primo posto condiviso
label-region_nobody = nessuno scudo
label-why = Perché è finita
label-why_deck = Il turno { $round } è cominciato con meno di { $below } carte edificio: era l’ultimo.
label-why_cities = Restavano troppo poche città da offrire per un altro turno.
label-why_cards_left =
    { $count ->
        [one] Resta { $count } carta edificio.
       *[other] Restano { $count } carte edificio.
    }
phrase-cities-unseen =
    { $hidden ->
        [0] Tutte le città sono apparse
        [one] { $hidden } città non è mai apparsa
       *[other] { $hidden } città non sono mai apparse
    }
label-why_cities_left =
    { $offered ->
        [0] { phrase-cities-unseen }, nessuna è rimasta in offerta.
        [one] { phrase-cities-unseen }, { $offered } è rimasta in offerta.
       *[other] { phrase-cities-unseen }, { $offered } sono rimaste in offerta.
    }
label-building_green =
    { $count ->
        [0] Nessuna Università
        [one] { $count } Università
       *[other] { $count } Università
    }
label-building_white =
    { $count ->
        [0] Nessuna Cattedrale
        [one] { $count } Cattedrale
       *[other] { $count } Cattedrali
    }
label-building_red =
    { $count ->
        [0] Nessun Palazzo comunale
        [one] { $count } Palazzo comunale
       *[other] { $count } Palazzi comunali
    }
label-building_blue =
    { $count ->
        [0] Nessun Castello
        [one] { $count } Castello
       *[other] { $count } Castelli
    }
label-building_yellow =
    { $count ->
        [0] 0 Piazze del mercato
        [one] { $count } Piazza del mercato
       *[other] { $count } Piazze del mercato
    }

label-ask_lot = { $cards }: offrire o passare?
label-ask_role = Pareggio per il ruolo «{ $role }»: offrire o passare?
label-ask_shield = { $city }: dove va questo scudo?
label-ask_action = Costruire una città, calare carte o passare
label-ask_build = Costruire dopo questo lotto?
label-build_none_about = nessuno saprà se potevi
label-ask_build_none = Nulla da costruire dopo questo lotto
label-ask_offer =
    { $count ->
        [one] Offrire { $count } carta
       *[other] Offrire { $count } carte
    }
label-ask_offer_more =
    { $more ->
        [one] Offrire { $count } carte: ancora una
       *[other] Offrire { $count } carte: ancora { $more }
    }
label-lot_unsold_short = nessuna
label-lot_sold_short = a { $price }
label-lot_on_sale_narrow =
    { $high ->
        [0] in vendita
       *[other] offerta { $high }
    }
label-lot_on_sale_short =
    { $high ->
        [0] in vendita
       *[other] in vendita, { $high }
    }

# Che cosa è ricostruito nel file dei componenti, e che cosa cambia un valore.
data-city-icons = Edifici richiesti da una città
    .about = Quali carte della mano servono per costruire una città, quindi quanto valgono le aste.
data-city-regions = Regioni intorno a una città
    .about = Dove si possono mettere scudi quando la città è costruita, quindi chi domina una regione.
data-coins = Monete e offerta minima
    .about = Da quanto può partire un’asta; i tagli dicono soltanto come si conta il denaro.
data-option = Che cosa cambia tra le edizioni
    .about = I valori predefiniti delle opzioni che un’altra edizione del gioco regola diversamente.
data-region = Colori delle regioni
    .about = Da quale colore si riconosce una regione; i punti restano gli stessi.

## What an estimate of a position counts, as it stands after “for”

weight-coin = le monete da spendere
weight-many_coins = le monete di riserva
weight-card = le carte in mano e offerte
weight-up_card = le carte scoperte
weight-major_lead = il vantaggio per i ruoli maggiori
weight-minor_lead = il vantaggio per i ruoli minori
weight-role_income = ciò che renderanno i ruoli
weight-ready_city = una città a portata
weight-shield = gli scudi nelle regioni
weight-colors_shown = i colori sul tavolo
weight-undisputed = un’offerta che può reggere

## The lists of the rules

column-city = Città
column-size = Dimensione
column-cards = Carte
column-coins = Monete
column-points = Punti
column-shields = Scudi
column-regions = Regioni
column-color = Colore
column-building = Edificio
column-copies = Carte
column-major = Ruolo maggiore
column-minor = Ruolo minore
column-gift = Quando lo prendi
column-players = Giocatori
column-cards_out = Carte edificio tolte da ogni colore
column-deck = Carte edificio nel mazzo
column-cities_out = Carte città messe da parte senza guardarle
column-income = Monete a ogni turno
column-drawn = Carte pescate
column-offered = Carte messe all’asta
column-last_round = Ultimo turno se il mazzo ha meno di
column-last_lots = Carte nelle ultime aste
