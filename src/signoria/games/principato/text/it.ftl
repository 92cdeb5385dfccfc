### Principato in italiano. I codici e i loro parametri sono dichiarati in vocabulary.py.
### $x si dice (un nome, una quantità), $x-id serve a scegliere le parole, $x-about dice che cosa fa la cosa;
### $you vale «yes» quando chi legge è chi agisce.

game-title = Principato
# On the card of the game, in a list of games.
card = Due azioni per turno e un piccolo principato: campi, banche, soldati e dipinti.
    .time = 60 min
    .weight = leggero
    .theme = Per tre anni governi un piccolo principato del Rinascimento e lo fai fiorire, due azioni per turno.
    .goal = Opere d’arte, soldati al momento giusto e due obiettivi segreti portano punti; vince chi ne ha di più.

## Quantità

amount-food = { $count } cibo
amount-gold = { $count } oro
amount-favor =
    { $count ->
        [one] { $count } favore
       *[other] { $count } favori
    }
amount-field =
    { $count ->
        [one] { $count } campo
       *[other] { $count } campi
    }
amount-farm =
    { $count ->
        [one] { $count } fattoria
       *[other] { $count } fattorie
    }
amount-palazzo =
    { $count ->
        [one] { $count } palazzo
       *[other] { $count } palazzi
    }
amount-bank =
    { $count ->
        [one] { $count } banca
       *[other] { $count } banche
    }
amount-catapult =
    { $count ->
        [one] { $count } catapulta
       *[other] { $count } catapulte
    }
amount-militia =
    { $count ->
        [one] { $count } milizia
       *[other] { $count } milizie
    }
amount-condottiere =
    { $count ->
        [one] { $count } condottiero
       *[other] { $count } condottieri
    }
amount-fed =
    { $count ->
        [one] { $count } soldato rifornito
       *[other] { $count } soldati riforniti
    }
amount-hungry =
    { $count ->
        [one] { $count } soldato non rifornito, che conta −1
       *[other] { $count } soldati non riforniti, che contano −1 ciascuno
    }
amount-from_military = { $count } per i punteggi militari
amount-from_monument = { $count } per i monumenti
amount-from_book = { $count } per i libri
amount-from_painting = { $count } per i dipinti
amount-from_goals = { $count } per gli obiettivi
amount-monument =
    { $count ->
        [one] { $count } monumento
       *[other] { $count } monumenti
    }
amount-book =
    { $count ->
        [one] { $count } libro
       *[other] { $count } libri
    }
amount-painting =
    { $count ->
        [one] { $count } dipinto
       *[other] { $count } dipinti
    }
amount-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }

## Nomi

cube-food = Cibo
cube-gold = Oro
cube-favor = Favore
face-field = Campo
face-farm = Fattoria
face-palazzo = Palazzo
face-bank = Banca
face-catapult = Catapulta
face-militia = Milizia
face-condottiere = Condottiero
kind-monument = Monumento
kind-book = Libro
kind-painting = Dipinto
pool-green = Campo/Fattoria
pool-yellow = Palazzo/Banca
pool-soldier = Condottiero/Milizia
pool-catapult = Catapulta
zone-environs = Dintorni
    .about = La mietitura rende cibo per i tuoi campi; ogni fattoria ne conserva { $room }.
zone-wall = Mura
    .about = Una catapulta vale 1. Un soldato rifornito vale 1, senza cubo −1; un cubo posto su un soldato vi resta fino al prossimo punteggio.
zone-town = Città
    .about = Gli affitti rendono oro per i tuoi palazzi; ogni banca ne conserva { $room }.
zone-palace = Palazzo del principe
    .about = Monumenti, libri e dipinti valgono i punti stampati a fine partita.
zone-church = Chiesa
    .about = Contiene al massimo { $room } favori; un favore sostituisce qualsiasi cibo o oro.
supply-militia_food = Cibo sulle milizie
supply-condottiere_gold = Oro sui condottieri
supply-militia_favor = Favori sulle milizie
supply-condottiere_favor = Favori sui condottieri
place-church = Chiesa
place-militia = Milizia
place-condottiere = Condottiero

## Carte azione, e che cosa fanno

phrase-offer =
    { $options ->
        [1]
            { $price_1-id ->
                [none] ricevere { $gain_1 }
               *[some] pagare { $price_1 } per { $gain_1 }
            }
        [2]
            { $price_1-id ->
                [none] ricevere { $gain_1 }, oppure { $gain_2 }
               *[some] pagare { $price_1 } per { $gain_1 }, oppure { $price_2 } per { $gain_2 }
            }
       *[other]
            { $price_1-id ->
                [none] ricevere { $gain_1 }, oppure { $gain_2 }, oppure { $gain_3 }
               *[some] pagare { $price_1 } per { $gain_1 }, oppure { $price_2 } per { $gain_2 }, oppure { $price_3 } per { $gain_3 }
            }
    }

card-build_field = Dissodamento
    .about = { phrase-offer }
card-build_farm = Cantiere della fattoria
    .about = { phrase-offer }
card-build_palazzo = Cantiere del palazzo
    .about = { phrase-offer }
card-build_bank = Cantiere della banca
    .about = { phrase-offer }
card-catapult_early = Officina delle catapulte
    .about = { phrase-offer }
card-catapult_late = Arsenale
    .about = { phrase-offer }
card-monument = Scultore
    .about = { phrase-offer }
card-book = Copista
    .about = { phrase-offer }
card-painting = Pittore
    .about = { phrase-offer }
card-harvest = Mietitura
    .about = ricevere { $gain_1 } per ciascuno dei tuoi campi
card-taxes = Affitti
    .about = ricevere { $gain_1 } per ciascuno dei tuoi palazzi
card-recruit_militia = Leva della milizia
    .about = prendere quante milizie si vuole
card-recruit_condottieri = Ingaggio di condottieri
    .about = prendere quanti condottieri si vuole
card-collector = Esattore
    .about = { phrase-offer }
card-three_gold = Prestito del banchiere
    .about = { phrase-offer }
card-three_food = Granaio
    .about = { phrase-offer }

## Obiettivi

phrase-pairs = { $points_1 } punti per una, { $points_2 } per due, { $points_3 } per tre

goal-armory = Armeria
    .about =
    { $each ->
        [one] { $each } punto per ogni catapulta
       *[other] { $each } punti per ogni catapulta
    }
goal-fertile_soil = Terra fertile
    .about =
    { $each ->
        [one] { $each } punto per ogni fattoria o campo oltre { $threshold } in tutto
       *[other] { $each } punti per ogni fattoria o campo oltre { $threshold } in tutto
    }
goal-city_charter = Statuto cittadino
    .about =
    { $each ->
        [one] { $each } punto per ogni palazzo o banca oltre { $threshold } in tutto
       *[other] { $each } punti per ogni palazzo o banca oltre { $threshold } in tutto
    }
goal-fortress = Fortezza
    .about =
    { $each ->
        [one] { $each } punto ogni { $divisor } punti militari
       *[other] { $each } punti ogni { $divisor } punti militari
    }
goal-chapel = Cappella
    .about = coppie di un monumento e un dipinto: { phrase-pairs }
goal-town_hall = Municipio
    .about = coppie di un monumento e un libro: { phrase-pairs }
goal-palace = Palazzo reale
    .about = terne di un monumento, un libro e un dipinto: { phrase-pairs }
goal-villa = Villa
    .about = coppie di un libro e un dipinto: { phrase-pairs }

## Opzioni di una partita

option-open_goals = Obiettivi scoperti
    .about = Ognuno gioca con entrambi gli obiettivi a faccia in su.
option-auto_best_culture = Sempre l’opera migliore
    .about = Chi compra un segnalino cultura prende il valore più alto disponibile.
option-auto_commit_overflow = L’eccedenza ai soldati
    .about = I cubi senza posto vanno ai soldati non riforniti, quanti ne possono prendere.
option-require_positive_force = Senza forza, niente punti
    .about = I punti militari premiano solo una forza superiore a zero.

## Ciò che più frasi hanno in comune

phrase-kind =
    { $kind-id ->
        [monument] monumento
        [book] libro
       *[painting] dipinto
    }
phrase-have =
    { $have-id ->
        [none] non hai niente
       *[some] hai { $have }
    }
phrase-supply =
    { $supply-id ->
        [militia_food]
            { $count ->
                [one] 1 cibo su una milizia
               *[other] { $count } cibo su { $count } milizie
            }
        [condottiere_gold]
            { $count ->
                [one] 1 oro su un condottiero
               *[other] { $count } oro su { $count } condottieri
            }
        [militia_favor]
            { $count ->
                [one] 1 favore su una milizia
               *[other] { $count } favori su { $count } milizie
            }
       *[condottiere_favor]
            { $count ->
                [one] 1 favore su un condottiero
               *[other] { $count } favori su { $count } condottieri
            }
    }

## Che cosa accade

event-dealt_start =
    { $you ->
        [yes] Cominci con la carta «{ $card }».
       *[no] { $seat } comincia con la carta «{ $card }».
    }
    .item =
        { $you ->
            [yes] tu con «{ $card }»
           *[no] { $seat } con «{ $card }»
        }
    .list = e inoltre { $items }
event-dealt_goal =
    { $you ->
        [yes] Ricevi l’obiettivo «{ $goal }».
       *[no] { $seat } riceve l’obiettivo «{ $goal }».
    }
    .item = «{ $goal }»
    .list =
        { $you ->
            [yes]
                { $size ->
                    [one] ricevi l’obiettivo { $items }
                   *[other] ricevi gli obiettivi { $items }
                }
           *[no]
                { $size ->
                    [one] { $seat } riceve l’obiettivo { $items }
                   *[other] { $seat } riceve gli obiettivi { $items }
                }
        }
event-set_out = Tutti cominciano con la carta «{ $card }», { $tokens }, e { $cubes }.
    .clause = tutti cominciano con la carta «{ $card }», { $tokens }, e { $cubes }
event-first_player =
    { $you ->
        [yes] La sorte ti dà la carta primo giocatore.
       *[no] La sorte dà a { $seat } la carta primo giocatore.
    }
event-turn_begun =
    { $you ->
        [yes] Comincia il tuo turno.
       *[no] Tocca a { $seat }.
    }
    .heading =
        { $you ->
            [yes] tu
           *[no] { $seat }
        }
event-revealed = La carta «{ $card }» entra nell’esposizione.
    .item = «{ $card }»
    .list =
        { $size ->
            [one]
                { $lead ->
                    [yes] anche { $items }
                   *[no] { $items } entra nell’esposizione
                }
           *[other]
                { $lead ->
                    [yes] anche { $items }
                   *[no] { $items } entrano nell’esposizione
                }
        }
event-activated =
    { $you ->
        [yes] Attivi «{ $card }».
       *[no] { $seat } attiva «{ $card }».
    }
event-paid =
    { $you ->
        [yes] Paghi { $payment }.
       *[no] { $seat } paga { $payment }.
    }
    .clause =
        { $you ->
            [yes] paghi { $payment }
           *[no] paga { $payment }
        }
event-received_tokens =
    { $count ->
        [0]
            { $you ->
                [yes] Non recluti nessuno.
               *[no] { $seat } non recluta nessuno.
            }
       *[other]
            { $left ->
                [0]
                    { $you ->
                        [yes] Ricevi { $face }, e la riserva è esaurita.
                       *[no] { $seat } riceve { $face }, e la riserva è esaurita.
                    }
               *[other]
                    { $you ->
                        [yes] Ricevi { $face }.
                       *[no] { $seat } riceve { $face }.
                    }
            }
    }
    .clause =
        { $count ->
            [0]
                { $you ->
                    [yes] non recluti nessuno
                   *[no] non recluta nessuno
                }
           *[other]
                { $left ->
                    [0]
                        { $you ->
                            [yes] ricevi { $face } (la riserva è esaurita)
                           *[no] riceve { $face } (la riserva è esaurita)
                        }
                   *[other]
                        { $you ->
                            [yes] ricevi { $face }
                           *[no] riceve { $face }
                        }
                }
        }
event-took_culture =
    { $you ->
        [yes] Prendi un { phrase-kind } di valore { $value }.
       *[no] { $seat } prende un { phrase-kind } di valore { $value }.
    }
    .clause =
        { $you ->
            [yes] prendi un { phrase-kind } di valore { $value }
           *[no] prende un { phrase-kind } di valore { $value }
        }
event-gained =
    { $short ->
        [0]
            { $you ->
                [yes] Ricevi { $cube }.
               *[no] { $seat } riceve { $cube }.
            }
       *[other]
            { $you ->
                [yes] Riponi { $cube } su { $entitled }: per il resto mancano il posto o i cubi.
               *[no] { $seat } ripone { $cube } su { $entitled }: per il resto mancano il posto o i cubi.
            }
    }
    .item =
        { $short ->
            [0] { $cube }
           *[other] { $cube } su { $entitled } (per mancanza di posto o di cubi)
        }
    .list =
        { $you ->
            [yes] ricevi { $items }
           *[no] riceve { $items }
        }
event-overflow =
    { $count ->
        [0]
            { $you ->
                [yes] Lasci l’eccedenza nella riserva.
               *[no] { $seat } lascia l’eccedenza nella riserva.
            }
       *[other]
            { $you ->
                [yes] Dell’eccedenza metti { phrase-supply }.
               *[no] Dell’eccedenza { $seat } mette { phrase-supply }.
            }
    }
    .clause =
        { $count ->
            [0] l’eccedenza resta nella riserva
           *[other]
                { $you ->
                    [yes] metti { phrase-supply } dall’eccedenza
                   *[no] mette { phrase-supply } dall’eccedenza
                }
        }
event-exchanged =
    { $alike ->
        [1]
            { $you ->
                [yes] Scambi «{ $given }» con un’altra carta «{ $taken }» dell’esposizione.
               *[no] { $seat } scambia «{ $given }» con un’altra carta «{ $taken }» dell’esposizione.
            }
       *[other]
            { $you ->
                [yes] Scambi «{ $given }» con «{ $taken }» dell’esposizione.
               *[no] { $seat } scambia «{ $given }» con «{ $taken }» dell’esposizione.
            }
    }
    .clause =
        { $alike ->
            [1]
                { $you ->
                    [yes] la scambi con un’altra carta «{ $taken }» dell’esposizione
                   *[no] la scambia con un’altra carta «{ $taken }» dell’esposizione
                }
           *[other]
                { $you ->
                    [yes] scambi «{ $given }» con «{ $taken }» dell’esposizione
                   *[no] scambia «{ $given }» con «{ $taken }» dell’esposizione
                }
        }
event-changed =
    { $alike ->
        [1]
            { $you ->
                [yes] Spendi un’azione per cambiare «{ $given }» con un’altra carta «{ $taken }» dell’esposizione.
               *[no] { $seat } spende un’azione per cambiare «{ $given }» con un’altra carta «{ $taken }» dell’esposizione.
            }
       *[other]
            { $you ->
                [yes] Spendi un’azione per cambiare «{ $given }» con «{ $taken }» dell’esposizione.
               *[no] { $seat } spende un’azione per cambiare «{ $given }» con «{ $taken }» dell’esposizione.
            }
    }
event-took_favor =
    { $place-id ->
        [church]
            { $you ->
                [yes] Prendi un favore per la tua chiesa.
               *[no] { $seat } prende un favore per la sua chiesa.
            }
        [militia]
            { $you ->
                [yes] Prendi un favore e lo metti su una milizia.
               *[no] { $seat } prende un favore e lo mette su una milizia.
            }
       *[condottiere]
            { $you ->
                [yes] Prendi un favore e lo metti su un condottiero.
               *[no] { $seat } prende un favore e lo mette su un condottiero.
            }
    }
event-committed =
    { $you ->
        [yes] Metti { phrase-supply }.
       *[no] { $seat } mette { phrase-supply }.
    }
    .clause = poi { phrase-supply }
event-skipped =
    { $action ->
        [1]
            { $you ->
                [yes] Rinunci alla prima azione.
               *[no] { $seat } rinuncia alla prima azione.
            }
       *[other]
            { $you ->
                [yes] Rinunci alla seconda azione.
               *[no] { $seat } rinuncia alla seconda azione.
            }
    }
event-actions_forgone =
    { $count ->
        [1]
            { $you ->
                [yes] Rinunci alla seconda azione.
               *[no] { $seat } rinuncia alla seconda azione.
            }
       *[other]
            { $you ->
                [yes] Rinunci a entrambe le azioni.
               *[no] { $seat } rinuncia a entrambe le azioni.
            }
    }
event-turn_ended =
    { $you ->
        [yes] Finisci il turno { phrase-stores }, e la carta «{ $card }» lascia la partita.
       *[no] { $seat } finisce il turno { phrase-stores }, e la carta «{ $card }» lascia la partita.
    }
    .action = { $head }; { $rest }.
phrase-stores =
    { $stores-id ->
        [none] senza niente in magazzino
       *[some] con { $stores } in magazzino
    }
event-military_card = Viene scoperta la carta punteggio militare dell’anno { $year }.
event-year_ended = L’esposizione non può più essere completata: l’anno { $year } è finito.
event-year_begun = Comincia l’anno { $year }.
    .heading = Anno { $year }
event-scoring_begun =
    { $annual ->
        [1] Punteggio militare di fine anno { $year }.
       *[other] Punteggio militare straordinario nell’anno { $year }.
    }
event-supply_order = Ordine dei rifornimenti, l’esercito più grande per primo: { $seats }.
    .clause = si rifornisce in quest’ordine, l’esercito più grande per primo: { $seats }
event-supplied =
    { $you ->
        [yes] Metti { phrase-supply }.
       *[no] { $seat } mette { phrase-supply }.
    }
    .clause =
        { $you ->
            [yes] metti { phrase-supply }
           *[no] { $seat } mette { phrase-supply }
        }
    .action = { $head }; { $rest }.
event-supplied_nothing =
    { $you ->
        [yes] Non rifornisci nessuno dei tuoi soldati.
       *[no] { $seat } non rifornisce nessun soldato.
    }
    .clause =
        { $you ->
            [yes] non rifornisci nessuno dei tuoi soldati
           *[no] { $seat } non rifornisce nessun soldato
        }
    .action = { $head }; { $rest }.
event-scored_military =
    { $you ->
        [yes] Sei { phrase-place } con una forza di { $force }{ phrase-army } e segni { phrase-military }, { $total } in tutto.
       *[no] { $seat } è { phrase-place } con una forza di { $force }{ phrase-army } e segna { phrase-military }, { $total } in tutto.
    }
phrase-place =
    { $equal ->
        [1] al { phrase-rank } posto
       *[other] alla pari al { phrase-rank } posto
    }
phrase-rank =
    { $rank ->
        [1] primo
        [2] secondo
        [3] terzo
       *[other] quarto
    }
phrase-army =
    { $army-id ->
        [none] { "" }
       *[some] { " " }({ $army })
    }
phrase-military =
    { $points ->
        [0] 0 punti militari
        [one] { $points } punto militare
       *[other] { $points } punti militari
    }
event-cubes_returned =
    { $you ->
        [yes] Dai tuoi soldati tornano nella riserva: { $cubes }.
       *[no] Dai soldati di { $seat } tornano nella riserva: { $cubes }.
    }
event-dismissed =
    { $you ->
        [yes] Congedi { $face }.
       *[no] { $seat } congeda { $face }.
    }
    .clause =
        { $you ->
            [yes] congedi { $face }
           *[no] { $seat } congeda { $face }
        }
event-standing =
    { $you ->
        [yes] Dopo l’anno { $year }, senza gli obiettivi, sei a { phrase-points }.
       *[no] Dopo l’anno { $year }, senza gli obiettivi, { $seat } è a { phrase-points }.
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
event-showed_goal =
    { $you ->
        [yes] Riveli l’obiettivo «{ $goal }» ({ $goal-about }): { phrase-points }.
       *[no] { $seat } rivela l’obiettivo «{ $goal }» ({ $goal-about }): { phrase-points }.
    }
event-points_counted =
    { $you ->
        [yes] Arrivi a { phrase-points }: { $sources }.
       *[no] { $seat } arriva a { phrase-points }: { $sources }.
    }
event-game_over = Finisce il terzo anno, e con esso la partita.

## Domande

prompt-turn-action =
    { $action ->
        [1] Anno { $year }, prima azione: che cosa fai?
        [2] Anno { $year }, seconda azione: che cosa fai?
       *[other] Le tue azioni sono fatte. Metti cubi sui soldati, o finisci il turno.
    }
prompt-turn-change = Quale carta dell’esposizione prendi al posto di «{ $card }»?
prompt-turn-favor = Dove metti il favore?
prompt-activation-option = { $card }: quale delle sue opzioni scegli?
prompt-activation-favors_for_food = { $card }: il prezzo è { $price }, { phrase-have }. Come paghi il cibo?
prompt-activation-favors_for_gold = { $card }: il prezzo è { $price }, { phrase-have }. Come paghi l’oro?
prompt-activation-culture = { $card }: quale segnalino prendi?
prompt-activation-recruits = { $card }: quanti soldati prendi?
prompt-activation-overflow_food = { $card }: le tue fattorie sono piene. Quanto cibo in eccesso va alle milizie?
prompt-activation-overflow_gold = { $card }: le tue banche sono piene. Quanto oro in eccesso va ai condottieri?
prompt-activation-exchange = La carta «{ $card }» va scambiata: quale carta dell’esposizione prendi?
prompt-scoring-supply_food = Punteggio militare: quante milizie nutri?
prompt-scoring-supply_gold = Punteggio militare: quanti condottieri paghi?
prompt-scoring-supply_favor_militia = Punteggio militare: quanti favori metti sulle milizie?
prompt-scoring-supply_favor_condottieri = Punteggio militare: quanti favori metti sui condottieri?
prompt-scoring-dismiss_militia = Il punteggio è concluso: quante milizie congedi?
prompt-scoring-dismiss_condottieri = Il punteggio è concluso: quanti condottieri congedi?

## Scelte

action-activate =
    { $options ->
        [1]
            { $cost-id ->
                [none]
                    { $gain-id ->
                        [none] Attivare «{ $card }»: { $card-about }
                       *[some]
                            { $card-id ->
                                [recruit_militia] Attivare «{ $card }»: ricevere fino a { $gain }
                                [recruit_condottieri] Attivare «{ $card }»: ricevere fino a { $gain }
                               *[other] Attivare «{ $card }»: ricevere { $gain }
                            }
                    }
               *[some] Attivare «{ $card }»: pagare { $cost } per { $gain }
            }
       *[other] Attivare «{ $card }»: { $card-about }
    }
action-change = Cambiare «{ $card }» (con una carta dell’esposizione)
action-favor = Prendere un favore
action-commit =
    { $supply-id ->
        [militia_food] Mettere 1 cibo su una milizia
        [condottiere_gold] Mettere 1 oro su un condottiero
        [militia_favor] Mettere 1 favore su una milizia
       *[condottiere_favor] Mettere 1 favore su un condottiero
    }
action-skip =
    { $action ->
        [1] Rinunciare alla prima azione
       *[other] Rinunciare alla seconda azione
    }
action-end = Finire il turno; la carta «{ $card }» lascia la partita
action-option =
    { $cost-id ->
        [none] Ricevere { $gain }
       *[some] Pagare { $cost } per { $gain }
    }
action-favors_for_food = Pagare { $payment }
action-favors_for_gold = Pagare { $payment }
action-take = Prendere un { phrase-kind } di valore { $value }
action-recruit =
    { $count ->
        [0] Non prendere nessuno
       *[other] Prendere { $face }
    }
action-food_to_soldiers =
    { $count ->
        [0] Niente alle milizie
       *[other] Mettere { $count } cibo sulle milizie
    }
action-gold_to_soldiers =
    { $count ->
        [0] Niente ai condottieri
       *[other] Mettere { $count } oro sui condottieri
    }
action-swap =
    { $position ->
        [0] Prendere «{ $card }»; «{ $given }» prende il suo posto e sarà la prossima a uscire dall’esposizione
       *[other] Prendere «{ $card }»; «{ $given }» prende il suo posto nell’esposizione
    }
action-place =
    { $place-id ->
        [church] Nella chiesa
        [militia] Su una milizia
       *[condottiere] Su un condottiero
    }
action-supply_food =
    { $count ->
        [0] Non nutrire nessuno
        [one] Nutrire { $count } milizia
       *[other] Nutrire { $count } milizie
    }
action-supply_gold =
    { $count ->
        [0] Non pagare nessuno
        [one] Pagare { $count } condottiero
       *[other] Pagare { $count } condottieri
    }
action-supply_favor_militia =
    { $count ->
        [0] Nessun favore alle milizie
        [one] { $count } favore alle milizie
       *[other] { $count } favori alle milizie
    }
action-supply_favor_condottieri =
    { $count ->
        [0] Nessun favore ai condottieri
        [one] { $count } favore ai condottieri
       *[other] { $count } favori ai condottieri
    }
action-dismiss_militia =
    { $count ->
        [0] Tenere tutte le milizie
        [one] Congedare { $count } milizia
       *[other] Congedare { $count } milizie
    }
action-dismiss_condottieri =
    { $count ->
        [0] Tenere tutti i condottieri
        [one] Congedare { $count } condottiero
       *[other] Congedare { $count } condottieri
    }

## Che cosa farebbe una scelta

effect-lost =
    { $room ->
        [0] Non c’è posto: perdi { $cube }.
       *[other] Posto per { $room }: perdi { $cube }.
    }
effect-overflow =
    { $room ->
        [0] Non c’è posto nei depositi: { $cube } può andare ai soldati senza cubo.
       *[other] Posto per { $room } nei depositi: il resto, { $cube }, può andare ai soldati senza cubo.
    }
effect-supply_short = La riserva comune ha soltanto { $cube }.
effect-hungry =
    { $count ->
        [one] Non hai un cubo per { $count } soldato: senza cubo conta −1.
       *[other] Non hai cubi per { $count } soldati: senza cubo ciascuno conta −1.
    }
effect-forgone =
    { $count ->
        [one] Rinunci a { $count } azione.
       *[other] Rinunci a { $count } azioni.
    }
effect-year_ends = L’anno { $year } finisce con questo turno: segue un punteggio militare.
effect-keeps = Ti resta: { $kept }.
effect-favors_needed =
    { $count ->
        [one] { $count } favore deve sostituire ciò che ti manca.
       *[other] { $count } favori devono sostituire ciò che ti manca.
    }
effect-stores = Allora potrai conservare { $cube } in tutto.
effect-yields =
    { $cube-id ->
        [food] Una mietitura rende allora { $cube }.
       *[gold] Gli affitti rendono allora { $cube }.
    }
effect-church = La tua chiesa custodisce allora { $count } favori su { $room }.
effect-strength = La tua forza diventa { $force }.
effect-strength_if_fed = Con ciò che hai nei depositi la tua forza diventa { $force }.
effect-goal =
    { $points ->
        [one] Il tuo obiettivo «{ $goal }» vale allora { $points } punto.
       *[other] Il tuo obiettivo «{ $goal }» vale allora { $points } punti.
    }
effect-affordable = Hai quanto basta per usarla.
effect-short_of = Per usarla ti manca: { $missing }.
effect-exchange = Poi si scambia con una carta dell’esposizione, senza un’altra azione.

## Perché no

reason-too_poor =
    { $favors ->
        [none]
            { $card-id ->
                [none] Non puoi pagare { $price }: { phrase-have }.
               *[other] Non puoi attivare «{ $card }»: la carta costa { $price }, { phrase-have }.
            }
        [0] Senza favori qui non puoi pagare { $price }: { phrase-have }.
        [one] Con { $favors } favore qui non puoi pagare { $price }: { phrase-have }.
       *[other] Con { $favors } favori qui non puoi pagare { $price }: { phrase-have }.
    }
reason-no_tokens_left =
    { $card-id ->
        [none]
            { $have ->
                [0] Nella riserva non ci sono più segnalini { $pool }.
               *[other] Servono { $need } segnalini { $pool }, e nella riserva ne restano solo { $have }.
            }
       *[other]
            { $have ->
                [0] Non puoi attivare «{ $card }»: nella riserva non ci sono più segnalini { $pool }.
               *[other] Non puoi attivare «{ $card }»: servono { $need } segnalini { $pool }, e nella riserva ne restano solo { $have }.
            }
    }
reason-sold_out =
    { $value ->
        [none]
            { $card-id ->
                [none] Non resta nessun { phrase-kind }.
               *[other] Non puoi attivare «{ $card }»: non resta nessun { phrase-kind }.
            }
       *[other] Non resta nessun { phrase-kind } di valore { $value }.
    }
reason-reserve_empty =
    { $cube-id ->
        [food] Nella riserva non c’è più cibo.
        [gold] Nella riserva non c’è più oro.
       *[favor] Nella riserva non ci sono più favori.
    }
reason-no_room =
    La tua chiesa è piena ({ $have } su { $room }), e nessuno dei tuoi soldati aspetta un cubo.
reason-church_full = La tua chiesa è piena: custodisce { $have } favori su { $room }.
reason-no_unsupplied_soldier =
    { $face-id ->
        [militia] Non hai milizie senza cubo.
       *[condottiere] Non hai condottieri senza cubo.
    }
reason-no_cube =
    { $cube-id ->
        [food] Non hai cibo nelle fattorie.
        [gold] Non hai oro nelle banche.
       *[favor] Non hai favori nella chiesa.
    }
reason-too_few_favors =
    { $have ->
        [0]
            { $need ->
                [one] Ne servirebbe { $need }, e non ti resta nessun favore.
               *[other] Ne servirebbero { $need }, e non ti resta nessun favore.
            }
        [one] Ne servirebbero { $need }, e ti resta solo { $have } favore.
       *[other] Ne servirebbero { $need }, e ti restano solo { $have } favori.
    }
reason-best_value_only =
    Un { phrase-kind } di valore { $value } non è il migliore disponibile, e a questo tavolo si è deciso di prendere il migliore.
reason-all_on_soldiers =
    { $need ->
        [one] A questo tavolo si è deciso che l’eccedenza va ai soldati: mettici 1 cubo.
       *[other] A questo tavolo si è deciso che l’eccedenza va ai soldati: mettici tutti i { $need } cubi.
    }

## Punteggio

score-military = Punti militari
score-monument =
    { $count ->
        [one] { $count } monumento
       *[other] { $count } monumenti
    }
score-book =
    { $count ->
        [one] { $count } libro
       *[other] { $count } libri
    }
score-painting =
    { $count ->
        [one] { $count } dipinto
       *[other] { $count } dipinti
    }
score-goal = Obiettivo: { $goal }
tie-cubes = Vince chi ha più cubi in deposito
source-goals = Obiettivi
source-painting = Dipinti
source-book = Libri
source-monument = Monumenti
source-military = Punti militari

## Il tavolo in testo

table-display = Esposizione (⇄: da scambiare dopo l’uso; la carta 1 esce a fine turno)
amount-pile =
    { $count ->
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
table-principalities = Principati (cibo 1/4: un cubo, posto per quattro; milizia 1/3: una su tre nutrita)
table-cards = Carte
table-goals = Obiettivi
table-supply = Riserva
table-cubes = Cubi
table-tokens = Segnalini
table-works = Opere
table-first = Primo giocatore

## Il tavolo disegnato

label-display = Esposizione
label-leaves = esce a fine turno
label-place = posto { $position } dell’esposizione
label-pile =
    { $count ->
        [one] carta nell’anno { $year }
       *[other] carte nell’anno { $year }
    }
label-row = { $count } carte · { $pile } nel mazzo
label-scorings =
    { $count ->
        [0] nessun punteggio militare nascosto nel mazzo dell’anno { $year }
        [one] un punteggio militare è ancora nascosto nel mazzo dell’anno { $year }
       *[other] { $count } punteggi militari sono ancora nascosti nel mazzo dell’anno { $year }
    }
label-in_pile = Ancora da scoprire
label-military = Punteggio militare
label-out = Fuori dal gioco
label-none_out = ancora nessuna carta
label-per =
    { $cube-id ->
        [food] cibo = tuoi
       *[other] oro = tuoi
    }
label-any = a piacere
label-take = prendi
label-exchange = da scambiare dopo l’uso
label-in_use = in uso
label-own_principality = Il tuo principato
label-principality = Il principato di { $seat }
label-own_cards = Le tue carte
label-cards = Le carte di { $seat }
label-yields =
    { $cube-id ->
        [food] la mietitura rende { $count }
       *[other] gli affitti rendono { $count }
    }
label-stored =
    { $cube-id ->
        [food] cibo { $count } su { $room } in deposito
        [gold] oro { $count } su { $room } in deposito
       *[favor] favori { $count } su { $room }
    }
label-full = piena
label-force = forza { $force }
label-with_cube =
    { $count ->
        [0] nessuno con un cubo
       *[other] { $count } con un cubo
    }
label-goal_now =
    { $count ->
        [one] ora { $count } punto
       *[other] ora { $count } punti
    }
label-goals_secret = obiettivi segreti, li vedi solo tu
label-goals_hidden = Gli obiettivi sono coperti
label-goals_open = gli obiettivi sono scoperti
label-hidden = nascosto
label-own = tu
label-scored_now = Se si contasse ora
label-now_or_supplied = ora / con tutti i rifornimenti
label-supply_order = Ordine di rifornimento
label-agreed = Concordato a questo tavolo:
label-turn = Anno { $year }: { $seat }

# Che cosa è ricostruito nel file dei componenti, e che cosa cambia un valore.
data-piles = Carte dei tre mazzi
    .about = Quante volte esce ogni carta in un anno, e in quanti giocatori: che cosa si può aspettare, e che cosa è raro.
data-culture = Valori di monumenti, libri e dipinti
    .about = I punti che un segnalino cultura porta alla fine; i migliori di ogni tipo sono presi per primi.
data-start_cards = Carte distribuite all’inizio
    .about = Che cosa ha in mano ciascuno nei primi turni, quindi chi può costruire, raccogliere o reclutare subito.
data-action_types = Frecce di scambio sulle carte
    .about = Se dopo l’uso una carta può essere cambiata con una di quelle esposte.
data-setup-players = Grandezza dei mazzi e turni di un anno
    .about = Quanto dura un anno, e quante delle sue carte entrano in gioco.
data-board-zones = Spazi sulle plance delle città
    .about = Quanti spazi sono disegnati; i segnalini senza posto stanno accanto.
data-military-bills = Tagli dei punti militari
    .about = Come i punti sono pagati, non quanti sono.

## What an estimate of a position counts, as it stands after “for”

weight-food = il cibo in magazzino
weight-gold = l’oro in cassa
weight-favor = i favori
weight-field = i campi
weight-palazzo = i palazzi
weight-farm = lo spazio nelle fattorie
weight-bank = lo spazio nelle banche
weight-harvest = il cibo che porterebbe un raccolto
weight-taxes = l’oro che porterebbero le tasse
weight-catapult = le catapulte per i conteggi futuri
weight-soldier = i soldati per i conteggi futuri
weight-next_scoring = il prossimo conteggio militare
weight-force = il vantaggio in forza
weight-culture = le opere che la mano può comprare
weight-production_card = le carte di produzione in mano
weight-imminent = il conteggio militare ormai vicino
weight-upkeep = ciò che mangeranno i soldati

## The lists of the rules

column-card = Carta
column-effect = Effetto
column-exchange = Da scambiare dopo l’uso
column-year1 = Anno 1
column-year2 = Anno 2
column-year3 = Anno 3
column-pile = Mazzo
column-copies = Copie
column-kind = Cultura
column-values = Valori
column-goal = Obiettivo
column-back = Dorso
column-points = Punti
column-players = Giocatori
column-display = Esposizione
column-piles = Carte degli anni 1 / 2 / 3
column-turns = Turni di ogni giocatore negli anni 1 / 2 / 3
column-place_1 = 1º
column-place_2 = 2º
column-place_3 = 3º
column-place_4 = 4º
column-yes = sì
column-no = no
