### Virtù in Italian, in the words of the Italian edition. Codes and parameters are declared in vocabulary.py.

game-title = Virtù
# On the card of the game, in a list of games.
card = Percorri il tuo palazzo, paga in corone e croci, annetti, trama, assedia.
    .time = 120 min
    .weight = impegnativo
    .theme = Governi uno Stato del Rinascimento italiano dal suo palazzo, un anello di cinque sale, ognuna con la sua azione.
    .goal = Città, onori, agenti e alleati portano prestigio; vince chi ne ha di più.

## Amounts

amount-florin =
    { $count ->
        [one] { $count } fiorino
       *[other] { $count } fiorini
    }
amount-crown =
    { $count ->
        [one] { $count } corona
       *[other] { $count } corone
    }
amount-cross =
    { $count ->
        [one] { $count } croce
       *[other] { $count } croci
    }
amount-cavalry =
    { $count ->
        [one] { $count } cavalleria
       *[other] { $count } cavallerie
    }
amount-ship =
    { $count ->
        [one] { $count } nave
       *[other] { $count } navi
    }
amount-mask =
    { $count ->
        [one] { $count } maschera
       *[other] { $count } maschere
    }
amount-war = guerra +{ $count }
amount-arrow =
    { $count ->
        [one] { $count } freccia
       *[other] { $count } frecce
    }
amount-either =
    { $count ->
        [one] { $count } corona o croce
       *[other] { $count } corone o croci
    }
amount-troop =
    { $count ->
        [one] { $count } truppa
       *[other] { $count } truppe
    }
amount-city_value = valore { $count }
amount-garrison = guarnigione { $count }
amount-bastions = bastioni { $count }
amount-war_bonus = bonus { $count }
amount-agent =
    { $count ->
        [one] { $count } agente
       *[other] { $count } agenti
    }
amount-from_cities = { $count } per le città
amount-from_city_leader = { $count } per il maggior numero di città
amount-from_patronage = { $count } per il patrocinio
amount-from_patronage_leader = { $count } per il grado più alto del patrocinio
amount-from_cards_and_tiles = { $count } per carte e tessere
amount-from_religion = { $count } per l’influenza religiosa
amount-from_trophies = { $count } per i trofei
amount-from_alliances = { $count } per le alleanze
amount-from_indulgences = { $count } per le Indulgenze non riscattate
amount-from_king_of_naples = { $count } per il re di Napoli

## Names

symbol-florin = Fiorino
symbol-crown = Corona
symbol-cross = Croce
symbol-cavalry = Cavalleria
symbol-ship = Nave
symbol-mask = Maschera
symbol-war = Guerra
symbol-arrow = Freccia
deed-govern = Governare
deed-patronise = Patrocinare
deed-trade = Commerciare
deed-annex = Annettere
deed-war = Guerreggiare
deed-intrigue = Tramare
deed-influence = Annettere e influenzare
deed-blank = nessuna azione
state-milan = Milano (Sforza)
state-florence = Firenze (Medici)
state-naples = Napoli (Aragona)
state-venice = Venezia (Dogi)
state-rome = Roma (Borgia)
state-france = Francia
power-france = Regno di Francia
power-ottoman = Impero ottomano
power-empire = Sacro Romano Impero
major-florence = Firenze
major-rome = Roma
major-venice = Venezia
room-0 = Sala in alto
room-1 = Sala in alto a destra
room-2 = Sala in basso a destra
room-3 = Sala in basso a sinistra
room-4 = Sala in alto a sinistra
side-left = sinistra
side-right = destra
face-available = disponibile
face-exhausted = esaurita
source-room = Carta azione
source-under = Miglioramento
source-left = Cortigiano a sinistra
source-right = Cortigiano a destra
source-tile = Tessera del Dominio
source-alliance = Alleanza
source-indulgence = Indulgenza
source-michelangelo = Michelangelo
source-leonardo = Leonardo da Vinci
spot-city = Città
spot-room = Sala
spot-power = Potenza
spot-track = Tracciato d’influenza
zone-alliance_france = aperta a un’alleanza con la Francia
zone-favourable_france = favorevole alla Francia
zone-neutral = neutrale
zone-favourable_naples = favorevole a Napoli
zone-alliance_naples = aperta a un’alleanza con Napoli
fruitless-nothing_exhausted = niente è esaurito
fruitless-no_symbol = non ci sono corone né croci da usare
fruitless-top_rank = il rango più alto è raggiunto
fruitless-rank_too_dear = il rango seguente non si può pagare
fruitless-no_ship = non ci sono navi da usare
fruitless-no_city = nessuna città neutrale è raggiungibile
fruitless-city_too_dear = nessuna città raggiungibile si può pagare
fruitless-no_troop = non ci sono truppe da muovere
fruitless-no_move = nessuna truppa può avanzare
fruitless-no_mask = non ci sono maschere da usare
fruitless-no_agent = non ci sono Agenti da piazzare, muovere o togliere
combat-field = Battaglia campale
combat-attack = Assedio, attacco
combat-defence = Assedio, difesa
purpose-spring-redeem = Riscatto di un’Indulgenza
purpose-sieges-retreat = Ritirata via mare
purpose-winter-buy = Acquisto
purpose-winter-ally = Alleanza
purpose-winter-waive = Alleanza
purpose-action-patronise = Patrocinio
purpose-action-annex = Annessione
purpose-action-influence = Annessione

## Cities

city-rome = Roma
    .about = { phrase-city }
city-civitavecchia = Civitavecchia
    .about = { phrase-city }
city-venice = Venezia
    .about = { phrase-city }
city-corfu = Corfù
    .about = { phrase-city }
city-florence = Firenze
    .about = { phrase-city }
city-pisa = Pisa
    .about = { phrase-city }
city-naples = Napoli
    .about = { phrase-city }
city-rossano = Rossano
    .about = { phrase-city }
city-milan = Milano
    .about = { phrase-city }
city-turin = Torino
    .about = { phrase-city }
city-nice = Nizza
    .about = { phrase-city }
city-genoa = Genova
    .about = { phrase-city }
city-parma = Parma
    .about = { phrase-city }
city-mantua = Mantova
    .about = { phrase-city }
city-trento = Trento
    .about = { phrase-city }
city-ravenna = Ravenna
    .about = { phrase-city }
city-siena = Siena
    .about = { phrase-city }
city-perugia = Perugia
    .about = { phrase-city }
city-spoleto = Spoleto
    .about = { phrase-city }
city-ancona = Ancona
    .about = { phrase-city }
city-latina = Latina
    .about = { phrase-city }
city-benevento = Benevento
    .about = { phrase-city }
city-bari = Bari
    .about = { phrase-city }
city-reggio = Reggio
    .about = { phrase-city }
city-messina = Messina
    .about = { phrase-city }
city-palermo = Palermo
    .about = { phrase-city }
city-tunis = Tunisi
    .about = { phrase-city }
city-cagliari = Cagliari
    .about = { phrase-city }
city-ajaccio = Ajaccio
    .about = { phrase-city }
city-ragusa = Ragusa
    .about = { phrase-city }
phrase-city =
    { $port ->
        [0] valore { $value }
       *[1] valore { $value }, porto
    }

## Cards

phrase-deed =
    { $deed ->
        [0] senza azione
        [1] { deed-govern }
        [2] { deed-patronise }
        [3] { deed-trade }
        [4] { deed-annex }
        [5] { deed-war }
       *[6] { deed-intrigue }
    }
phrase-war_cost =
    { $war_cost ->
        [0] { "" }
       *[other] , il bonus militare per { $war_cost } fiorino
    }
phrase-places =
    { $places ->
        [0] { "" }
       *[other] , uno spazio Cortigiano in più
    }
phrase-agent =
    { $agent ->
        [0] { "" }
       *[other] , un Agente
    }
phrase-prestige =
    { $prestige ->
        [0] { "" }
       *[other] , prestigio { $prestige }
    }
phrase-tile = { $relief }{ phrase-war_cost }{ phrase-places }{ phrase-prestige }
phrase-card = { phrase-deed }: { $relief }{ phrase-war_cost }{ phrase-places }{ phrase-agent }{ phrase-prestige }
card-ambassador = Ambasciatore
    .about = { phrase-card }
card-bishop = Vescovo
    .about = { phrase-card }
card-consigliere = Consigliere
    .about = { phrase-card }
card-gonfalonier = Gonfaloniere
    .about = { phrase-card }
card-cardinal = Cardinale
    .about = { phrase-card }
card-merchant = Mercante
    .about = { phrase-card }
card-podesta = Podestà
    .about = { phrase-card }
card-swordsman = Spadaccino
    .about = { phrase-card }
card-maestro = Maestro
    .about = { phrase-card }
card-condottiere = Condottiero
    .about = { phrase-card }
card-admiral = Ammiraglio
    .about = { phrase-card }
card-pope = Papa
    .about = { phrase-card }
card-cristoforo_moro = Doge Cristoforo Moro
    .about = { phrase-card }
card-niccolo_orsini = Niccolò Orsini di Pitigliano
    .about = { phrase-card }
card-council_of_ten = Consiglio dei Dieci
    .about = { phrase-card }
card-lorenzo_de_medici = Lorenzo de’ Medici
    .about = { phrase-card }
card-giuliano_de_medici = Giuliano de’ Medici
    .about = { phrase-card }
card-giovanni_de_medici = Giovanni de’ Medici
    .about = { phrase-card }
card-ludovico_sforza = Ludovico Sforza
    .about = { phrase-card }
card-gian_galeazzo_sforza = Gian Galeazzo Sforza
    .about = { phrase-card }
card-ascanio_sforza = Ascanio Sforza
    .about = { phrase-card }
card-alfonso_of_calabria = Alfonso duca di Calabria
    .about = { phrase-card }
card-ferdinand_ii_of_naples = Ferdinando II di Napoli
    .about = { phrase-card }
card-federico_da_montefeltro = Federico da Montefeltro
    .about = { phrase-card }
card-cesare_borgia = Cesare Borgia
    .about = { phrase-card }
card-rodrigo_borgia = Rodrigo Borgia (Alessandro VI)
    .about = { phrase-card }
card-lucrezia_borgia = Lucrezia Borgia
    .about = { phrase-card }
card-charles_viii = Carlo VIII
    .about = { phrase-card }
card-louis_of_orleans = Luigi d’Orléans
    .about = { phrase-card }
card-ludovico_sforza_2p = Ludovico Sforza
    .about = { phrase-card }
card-guillaume_briconnet = Guillaume Briçonnet
    .about = { phrase-card }
card-ferrandino = Ferdinando II d’Aragona (Ferrandino)
    .about = { phrase-card }
card-federico_of_aragon = Federico d’Aragona
    .about = { phrase-card }
card-gonzalo_de_cordoba = Consalvo di Cordova
    .about = { phrase-card }
card-alexander_vi = Alessandro VI
    .about = { phrase-card }
card-cesare_borgia_2p = Cesare Borgia
    .about = { phrase-card }
card-piero_de_medici = Piero de’ Medici
    .about = { phrase-card }
card-savonarola = Girolamo Savonarola
    .about = { phrase-card }
card-agostino_barbarigo = Doge Agostino Barbarigo
    .about = { phrase-card }
card-francesco_gonzaga = Francesco II Gonzaga
    .about = { phrase-card }
card-machiavelli = Niccolò Machiavelli
    .about = { phrase-card }

## Tiles, and what can be bought

tile-rome = { city-rome }
    .about = { phrase-tile }
tile-civitavecchia = { city-civitavecchia }
    .about = { phrase-tile }
tile-venice = { city-venice }
    .about = { phrase-tile }
tile-corfu = { city-corfu }
    .about = { phrase-tile }
tile-florence = { city-florence }
    .about = { phrase-tile }
tile-pisa = { city-pisa }
    .about = { phrase-tile }
tile-naples = { city-naples }
    .about = { phrase-tile }
tile-rossano = { city-rossano }
    .about = { phrase-tile }
tile-milan = { city-milan }
    .about = { phrase-tile }
tile-turin = { city-turin }
    .about = { phrase-tile }
tile-nice = { city-nice }
    .about = { phrase-tile }
tile-genoa = { city-genoa }
    .about = { phrase-tile }
tile-parma = { city-parma }
    .about = { phrase-tile }
tile-mantua = { city-mantua }
    .about = { phrase-tile }
tile-trento = { city-trento }
    .about = { phrase-tile }
tile-ravenna = { city-ravenna }
    .about = { phrase-tile }
tile-siena = { city-siena }
    .about = { phrase-tile }
tile-perugia = { city-perugia }
    .about = { phrase-tile }
tile-spoleto = { city-spoleto }
    .about = { phrase-tile }
tile-ancona = { city-ancona }
    .about = { phrase-tile }
tile-latina = { city-latina }
    .about = { phrase-tile }
tile-benevento = { city-benevento }
    .about = { phrase-tile }
tile-bari = { city-bari }
    .about = { phrase-tile }
tile-reggio = { city-reggio }
    .about = { phrase-tile }
tile-messina = { city-messina }
    .about = { phrase-tile }
tile-palermo = { city-palermo }
    .about = { phrase-tile }
tile-tunis = { city-tunis }
    .about = { phrase-tile }
tile-cagliari = { city-cagliari }
    .about = { phrase-tile }
tile-ajaccio = { city-ajaccio }
    .about = { phrase-tile }
tile-ragusa = { city-ragusa }
    .about = { phrase-tile }
tile-duchy = Ducato
    .about = { phrase-tile }
tile-principality = Principato
    .about = { phrase-tile }
tile-kingdom = Regno
    .about = { phrase-tile }
tile-republic = Repubblica
    .about = { phrase-tile }
tile-guild = Gilda
    .about = { phrase-tile }
tile-royaume_de_france = Regno di Francia
    .about = { phrase-tile }
tile-cannons_france = Cannoni
    .about = { phrase-tile }
tile-cannons = Cannoni
    .about = { phrase-tile }
tile-cathedral_1 = Cattedrale I
    .about = { phrase-tile }
tile-cathedral_2 = Cattedrale II
    .about = { phrase-tile }
tile-cathedral_3 = Cattedrale III
    .about = { phrase-tile }
tile-cathedral_4 = Cattedrale IV
    .about = { phrase-tile }
tile-cathedral_5 = Cattedrale V
    .about = { phrase-tile }
item-ambassador = { card-ambassador }
    .about = { phrase-card }
item-bishop = { card-bishop }
    .about = { phrase-card }
item-consigliere = { card-consigliere }
    .about = { phrase-card }
item-gonfalonier = { card-gonfalonier }
    .about = { phrase-card }
item-cardinal = { card-cardinal }
    .about = { phrase-card }
item-merchant = { card-merchant }
    .about = { phrase-card }
item-podesta = { card-podesta }
    .about = { phrase-card }
item-swordsman = { card-swordsman }
    .about = { phrase-card }
item-maestro = { card-maestro }
    .about = { phrase-card }
item-condottiere = { card-condottiere }
    .about = { phrase-card }
item-admiral = { card-admiral }
    .about = { phrase-card }
item-pope = { card-pope }
    .about = { phrase-card }
item-duchy = { tile-duchy }
    .about = { phrase-tile }
item-principality = { tile-principality }
    .about = { phrase-tile }
item-kingdom = { tile-kingdom }
    .about = { phrase-tile }
item-republic = { tile-republic }
    .about = { phrase-tile }
item-guild = { tile-guild }
    .about = { phrase-tile }
item-cathedral = Cattedrale
    .about = { phrase-tile }

## Patronage bonuses

bonus-leonardo = Leonardo da Vinci
    .about = guerra +1 per 1 fiorino, una volta per combattimento{ phrase-prestige }
bonus-copernicus = Niccolò Copernico
    .about = uno spazio Cortigiano in più{ phrase-prestige }
bonus-michelangelo = Michelangelo
    .about = una corona in più in ogni tua azione Patrocinare{ phrase-prestige }
bonus-columbus = Cristoforo Colombo
    .about = soltanto gloria{ phrase-prestige }
bonus-machiavelli = Niccolò Machiavelli
    .about = una carta per la tua corte, con bassorilievo e azione{ phrase-prestige }
bonus-italian_bastions = Fortificazione alla moderna
    .about = +2 in difesa a ogni assedio delle tue Città{ phrase-prestige }
bonus-the_prince = Il Principe
    .about = uno spazio Cortigiano in più e un Agente; nessun altro può portare Agenti su tue Città, sale e alleanze{ phrase-prestige }
bonus-duomo = Il Duomo
    .about = una croce in più nel conteggio dell’influenza religiosa{ phrase-prestige }
bonus-sistine_chapel = La Cappella Sistina
    .about = due croci in più nel conteggio dell’influenza religiosa{ phrase-prestige }
bonus-cannons = I Cannoni
    .about = una tessera del Dominio: guerra +2 per 1 fiorino{ phrase-prestige }

## Options of a game

option-states = Stati
    .about = Secondo il posto, tirati a sorte, o scelti da ciascuno a turno.
states-by_seat = Secondo il posto
states-random = Tirati a sorte
states-chosen = Scelti al tavolo
option-choose_first = Primo giocatore indicato
    .about = Comincia chi è stato in Italia per ultimo, e lo indica il primo posto; altrimenti decide la sorte.
option-beginners = Un solo Agente per Palazzo
    .about = Per le prime partite: un Palazzo con un Agente nemico non ne riceve un secondo.
option-year_limit = Ultimo anno al più tardi
    .about = La partita finisce con l’Inverno di quest’anno, qualunque cosa accada; 0 vuol dire senza limite.

## Phrases that several sentences share

phrase-room =
    { $room ->
        [0] sala in alto
        [1] sala in alto a destra
        [2] sala in basso a destra
        [3] sala in basso a sinistra
       *[4] sala in alto a sinistra
    }
phrase-power =
    { $power-id ->
        [france] il Regno di Francia
        [ottoman] l’Impero ottomano
       *[empire] il Sacro Romano Impero
    }
phrase-spot =
    { $spot-id ->
        [city] { $city }
        [room] la { phrase-room } ({ $palace })
        [power] l’alleanza con { phrase-power }
       *[track] il tracciato d’influenza di { $major }
    }
phrase-tile-name =
    { $tile-id ->
        [cathedral_1] una cattedrale
        [cathedral_2] una cattedrale
        [cathedral_3] una cattedrale
        [cathedral_4] una cattedrale
        [cathedral_5] una cattedrale
       *[other] { $tile }
    }
phrase-source =
    { $source-id ->
        [room] { $card } (carta azione)
        [under] { $card } (miglioramento)
        [left] { $card } (Cortigiano a sinistra)
        [right] { $card } (Cortigiano a destra)
        [tile] { phrase-tile-name } (tessera)
        [alliance] l’alleanza con { phrase-power }
        [indulgence] un’Indulgenza
        [michelangelo] Michelangelo
       *[leonardo] Leonardo
    }
phrase-courtier =
    { $side-id ->
        [left] { $card } (a sinistra, { $face })
       *[right] { $card } (a destra, { $face })
    }
phrase-treasury =
    { $florins ->
        [0] il tuo tesoro è vuoto
        [one] hai { $florins } fiorino
       *[other] hai { $florins } fiorini
    }
phrase-florins =
    { $florins ->
        [one] { $florins } fiorino
       *[other] { $florins } fiorini
    }
phrase-pool =
    { $pool-id ->
        [none] ancora nulla di raccolto
       *[some] raccolto: { $pool }
    }

## What happens

event-state =
    { $you ->
        [yes] Giochi { $state }.
       *[no] { $seat } gioca { $state }.
    }
    .clause =
        { $you ->
            [yes] tu { $state }
           *[no] { $seat } { $state }
        }
event-family =
    { $you ->
        [yes] Giochi { $state }, cominciando con { $cities }, { $goods }, e disponi la sua famiglia.
       *[no] { $seat } gioca { $state }, cominciando con { $cities }, { $goods }, e dispone la sua famiglia.
    }
event-first_player =
    { $by_lot ->
        [0]
            { $you ->
                [yes] Giochi per primo.
               *[no] { $seat } gioca per primo.
            }
       *[other]
            { $you ->
                [yes] La sorte ti fa giocare per primo.
               *[no] La sorte fa giocare { $seat } per primo.
            }
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
event-order =
    { $players ->
        [3] Ordine di gioco, secondo le città tenute (a parità precede chi si è mosso per ultimo sul tracciato delle città): { $seat_1 } ({ $cities_1 }), { $seat_2 } ({ $cities_2 }), { $seat_3 } ({ $cities_3 }).
        [4] Ordine di gioco, secondo le città tenute (a parità precede chi si è mosso per ultimo sul tracciato delle città): { $seat_1 } ({ $cities_1 }), { $seat_2 } ({ $cities_2 }), { $seat_3 } ({ $cities_3 }), { $seat_4 } ({ $cities_4 }).
       *[other] Ordine di gioco, secondo le città tenute (a parità precede chi si è mosso per ultimo sul tracciato delle città): { $seat_1 } ({ $cities_1 }), { $seat_2 } ({ $cities_2 }), { $seat_3 } ({ $cities_3 }), { $seat_4 } ({ $cities_4 }), { $seat_5 } ({ $cities_5 }).
    }
event-year_begun =
    { $rounds ->
        [0] Comincia l’anno { $year }.
       *[other] Comincia il round { $year }.
    }
    .heading =
        { $rounds ->
            [0] Anno { $year }
           *[other] Round { $year }
        }
event-season_begun = { $season }.
    .heading = { $season }
season-spring = Primavera
season-sieges = Assedi
season-end = Fine della partita
season-winter = Inverno
event-last_year = L’anno { $year } è l’ultimo.
event-cities_enough =
    { $you ->
        [yes] Tieni { $count } città.
       *[no] { $seat } tiene { $count } città.
    }
    .clause =
        { $you ->
            [yes] tieni { $count } città
           *[no] { $seat } tiene { $count } città
        }
event-patronage_complete =
    { $you ->
        [yes] Hai raggiunto il grado { $rank } del patrocinio.
       *[no] { $seat } ha raggiunto il grado { $rank } del patrocinio.
    }
    .clause =
        { $you ->
            [yes] hai raggiunto il grado { $rank } del patrocinio
           *[no] { $seat } ha raggiunto il grado { $rank } del patrocinio
        }
event-no_neutral_left = Non resta nessuna città neutrale.
    .clause = non resta nessuna città neutrale
event-year_limit_reached = Il tavolo ha deciso di finire con l’anno { $year }.
    .clause = così ha deciso il tavolo
event-naples_held =
    { $you ->
        [yes] Tieni Napoli per la Francia: vittoria immediata.
       *[no] { $seat } tiene Napoli per la Francia: vittoria immediata.
    }
    .clause =
        { $you ->
            [yes] tieni Napoli per la Francia, il che dà la vittoria immediata
           *[no] { $seat } tiene Napoli per la Francia, il che dà la vittoria immediata
        }
event-rounds_over = Sono stati giocati tutti i { $count } round.
    .clause = sono stati giocati tutti i { $count } round
event-game_over =
    { $rounds ->
        [0] La partita finisce dopo l’anno { $year }.
       *[other] La partita finisce dopo il round { $year }.
    }
event-entered =
    { $you ->
        [yes] Metti il segnalino nella { phrase-room }.
       *[no] { $seat } mette il segnalino nella { phrase-room }.
    }
event-advanced =
    { $florins ->
        [0]
            { $you ->
                [yes] Il tuo segnalino avanza nella { phrase-room }.
               *[no] { $seat } avanza nella { phrase-room }.
            }
       *[other]
            { $you ->
                [yes] Il tuo segnalino avanza nella { phrase-room } per { phrase-florins }.
               *[no] { $seat } avanza nella { phrase-room } per { phrase-florins }.
            }
    }
    .clause =
        { $florins ->
            [0] poi nella { phrase-room }
           *[other] poi nella { phrase-room } per { phrase-florins }
        }
event-courtiers_ready =
    { $cards-size ->
        [one]
            { $you ->
                [yes] Di nuovo disponibile alla tua corte: { $cards }.
               *[no] Di nuovo disponibile alla corte di { $seat }: { $cards }.
            }
       *[other]
            { $you ->
                [yes] Di nuovo disponibili alla tua corte: { $cards }.
               *[no] Di nuovo disponibili alla corte di { $seat }: { $cards }.
            }
    }
    .clause =
        { $cards-size ->
            [one] passando la freccia, { $cards } di nuovo disponibile
           *[other] passando la freccia, { $cards } di nuovo disponibili
        }
event-redeemed =
    { $you ->
        [yes] Riscatti l’Indulgenza sulla tua { phrase-room }.
       *[no] { $seat } riscatta l’Indulgenza sulla { phrase-room }.
    }
event-acted =
    { $you ->
        [yes] Usi l’azione «{ $action }» della { phrase-room }.
       *[no] { $seat } usa l’azione «{ $action }» della { phrase-room }.
    }
    .idle =
        { $why-id ->
            [none] senza effetto, per scelta
            [rank_too_dear] senza effetto, perché il rango seguente costa { $price } e non si può pagare
            [city_too_dear] senza effetto, perché nessuna città raggiungibile si può pagare (la meno cara, { $city }, costa { $price })
           *[other] senza effetto, perché { $why }
        }
event-turn_ended =
    { $indulgence ->
        [0] 
            { $you ->
                [yes] Il tuo turno è finito.
               *[no] { $seat } termina il turno.
            }
       *[1] 
            { $you ->
                [yes] Il tuo turno è finito; l’Indulgenza va sulla tua sala.
               *[no] { $seat } termina il turno e posa l’Indulgenza sulla sala.
            }
    }
    .clause =
        { $indulgence ->
            [0] { "" }
           *[other] un’Indulgenza va sulla sala
        }
event-used =
    { $room ->
        [none]
            { $you ->
                [yes] Usi { phrase-source } per { $symbol }{ phrase-told-treasury }.
               *[no] { $seat } usa { phrase-source } per { $symbol }{ phrase-told-treasury }.
            }
       *[other]
            { $you ->
                [yes] Usi { phrase-source } (posata sulla { phrase-room }) per { $symbol }{ phrase-told-treasury }.
               *[no] { $seat } usa { phrase-source } (posata sulla { phrase-room }) per { $symbol }{ phrase-told-treasury }.
            }
    }
    .item =
        { $room ->
            [none] { phrase-source } per { $symbol }
           *[other] { phrase-source } (posata sulla { phrase-room }) per { $symbol }
        }
    .list =
        { $lead ->
            [yes] { $items }
           *[no]
                { $you ->
                    [yes] usi { $items }
                   *[no]
                        { $same ->
                            [yes] usa { $items }
                           *[no] { $seat } usa { $items }
                        }
                }
        }
phrase-told-treasury =
    { $treasury ->
        [none] { "" }
       *[other] { " " }({ $treasury } nel tesoro)
    }
event-price =
    { $you ->
        [yes] Il prezzo è { $price }.
       *[no] Il prezzo per { $seat } è { $price }.
    }
    .clause = il prezzo è { $price }
event-paid =
    { $you ->
        [yes] Paghi { phrase-florins }: { phrase-told-left }.
       *[no] { $seat } paga { phrase-florins }: { phrase-told-left }.
    }
    .clause = { phrase-told-left }
phrase-told-left =
    { $left ->
        [0] non resta alcun fiorino
        [one] resta { $left } fiorino
       *[other] restano { $left } fiorini
    }
event-refreshed =
    { $you ->
        [yes] La tua tessera { $tile } torna disponibile.
       *[no] { $seat } rende disponibile la tessera { $tile }.
    }
    .item = { phrase-tile-name }
    .list =
        { $size ->
            [one] { $items } di nuovo disponibile
           *[other] { $items } di nuovo disponibili
        }
event-reactivated =
    { $you ->
        [yes] La tua alleanza con { phrase-power } è di nuovo pronta.
       *[no] { $seat } riattiva l’alleanza con { phrase-power }.
    }
    .clause = alleanza con { phrase-power } di nuovo pronta
event-patronised =
    { $you ->
        [yes] Sali al grado { $rank } del patrocinio.
       *[no] { $seat } sale al grado { $rank } del patrocinio.
    }
    .clause =
        { $you ->
            [yes] sali al grado { $rank } del patrocinio
           *[no] sale al grado { $rank } del patrocinio
        }
event-took_bonus =
    { $you ->
        [yes] Scegli il bonus Patrocinio «{ $bonus }»: { $bonus-about }.
       *[no] { $seat } sceglie il bonus Patrocinio «{ $bonus }»: { $bonus-about }.
    }
    .clause =
        { $you ->
            [yes] scegli «{ $bonus }» ({ $bonus-about })
           *[no] sceglie «{ $bonus }» ({ $bonus-about })
        }
event-gained_agent =
    { $you ->
        [yes]
            { $count ->
                [one] Ottieni { $count } agente.
               *[other] Ottieni { $count } agenti.
            }
       *[no]
            { $count ->
                [one] { $seat } ottiene { $count } agente.
               *[other] { $seat } ottiene { $count } agenti.
            }
    }
    .clause =
        { $you ->
            [yes]
                { $count ->
                    [one] ottieni { $count } agente
                   *[other] ottieni { $count } agenti
                }
           *[no]
                { $count ->
                    [one] ottiene { $count } agente
                   *[other] ottiene { $count } agenti
                }
        }
event-traded =
    { $ships ->
        [one] 
            { $you ->
                [yes] La tua nave porta { phrase-florins }.
               *[no] { $seat }: una nave porta { phrase-florins }.
            }
       *[other] 
            { $you ->
                [yes] Le tue { $ships } navi portano { phrase-florins }.
               *[no] { $seat }: { $ships } navi portano { phrase-florins }.
            }
    }
    .clause =
        { $ships ->
            [one] { phrase-florins } per { $ships } nave
           *[other] { phrase-florins } per { $ships } navi
        }
event-annexed =
    { $you ->
        [yes] Annetti { $city } e tieni { phrase-told-cities }.
       *[no] { $seat } annette { $city } e tiene { phrase-told-cities }.
    }
    .clause =
        { $you ->
            [yes] annetti { $city } e tieni { phrase-told-cities }
           *[no] annette { $city } e tiene { phrase-told-cities }
        }
phrase-told-cities =
    { $cities ->
        [one] { $cities } città
       *[other] { $cities } città
    }
event-marched =
    { $you ->
        [yes] Una tua Truppa va da { $from } a { $to }.
       *[no] { $seat }: una Truppa va da { $from } a { $to }.
    }
    .clause = una truppa va da { $from } a { $to }
event-placed_agent =
    { $you ->
        [yes] Mandi un agente: { phrase-spot }.
       *[no] { $seat } manda un agente: { phrase-spot }.
    }
    .clause =
        { $you ->
            [yes] mandi un agente ({ phrase-spot })
           *[no] manda un agente ({ phrase-spot })
        }
event-removed_agent =
    { $you ->
        [yes] Rimuovi un Agente ({ $owner }): { phrase-spot }.
       *[no] { $seat } rimuove un Agente ({ $owner }): { phrase-spot }.
    }
    .clause = un agente rimosso ({ $owner }): { phrase-spot }
event-influence =
    { $you ->
        [yes] Il segnalino di { $major } va da { $before } a { $place }, verso { $toward } ({ $zone }), per opera tua.
       *[no] Il segnalino di { $major } va da { $before } a { $place }, verso { $toward } ({ $zone }), per opera di { $seat }.
    }
    .clause = { $major } da { $before } a { $place }, verso { $toward } ({ $zone })
event-symbol_void =
    { $you ->
        [yes] Un Agente nemico annulla il tuo primo simbolo per { $major }.
       *[no] Un Agente nemico annulla il primo simbolo per { $major } ({ $seat }).
    }
    .clause = un agente nemico annulla un simbolo per { $major }
event-major_alliance =
    { $you ->
        [yes] { $major } è tua alleata.
       *[no] { $major } è ora alleata ({ $seat }).
    }
    .clause = { $major } diventa alleata
event-eliminated = { $major } è fuori gioco.
    .clause = { $major } è fuori gioco
event-combat =
    { $field ->
        [0]
            { $you ->
                [yes] Assedi { $city }, { phrase-against }.
               *[no] { $seat } assedia { $city }, { phrase-against }.
            }
       *[other]
            { $you ->
                [yes] Combatti una battaglia campale davanti a { $city }, { phrase-against }.
               *[no] { $seat } combatte una battaglia campale davanti a { $city }, { phrase-against }.
            }
    }
event-war_token =
    { $you ->
        [yes] Ottieni { phrase-war-tokens }{ phrase-war-fee }.
       *[no] { $seat } ottiene { phrase-war-tokens }{ phrase-war-fee }.
    }
    .clause = { phrase-war-tokens }{ phrase-war-fee }
phrase-war-fee =
    { $florins ->
        [0] { ", " }gratis
       *[other] { " " }per { phrase-florins } ({ phrase-told-left })
    }
phrase-war-tokens =
    { $count ->
        [one] { $count } gettone guerra
       *[other] { $count } gettoni guerra
    }
event-war_bonus =
    { $you ->
        [yes] Annunci un bonus militare di +{ $force }{ phrase-bonus-fee }.
       *[no] { $seat } annuncia un bonus militare di +{ $force }{ phrase-bonus-fee }.
    }
    .clause =
        { $you ->
            [yes] annunci un bonus militare di +{ $force }{ phrase-bonus-fee }
           *[no] { $seat } annuncia un bonus militare di +{ $force }{ phrase-bonus-fee }
        }
phrase-bonus-fee =
    { $florins ->
        [0] { "" }
       *[other] { " " }per { phrase-florins } ({ phrase-told-left })
    }
phrase-attack = { $attack } ({ $attackers })
phrase-defence =
    { $defenders-id ->
        [none] { $defence }
       *[some] { $defence } ({ $defenders })
    }
event-siege =
    { $won ->
        [0] { $city } resiste: { phrase-attack } contro { phrase-defence }.
       *[1] { $city } cade: { phrase-attack } contro { phrase-defence }.
    }
    .clause =
        { $won ->
            [0] { phrase-attack } contro { phrase-defence }, { $city } resiste
           *[other] { phrase-attack } contro { phrase-defence }, { $city } cade
        }
event-field_battle = Battaglia campale davanti a { $city }: { $first } ({ $attackers }) contro { $second } ({ $defenders }).
    .clause = { $first } ({ $attackers }) contro { $second } ({ $defenders }) davanti a { $city }
event-losses =
    { $you ->
        [yes]
            { $count ->
                [one] Perdi { $count } truppa a { $city }.
               *[other] Perdi { $count } truppe a { $city }.
            }
       *[no]
            { $count ->
                [one] { $seat } perde { $count } truppa a { $city }.
               *[other] { $seat } perde { $count } truppe a { $city }.
            }
    }
    .clause =
        { $you ->
            [yes]
                { $count ->
                    [one] perdi { $count } truppa
                   *[other] perdi { $count } truppe
                }
           *[no]
                { $count ->
                    [one] { $seat } perde { $count } truppa
                   *[other] { $seat } perde { $count } truppe
                }
        }
event-garrison_lost =
    { $count ->
        [one] La guarnigione di { $city } cade: { $count } truppa.
       *[other] La guarnigione di { $city } cade: { $count } truppe.
    }
    .clause =
        { $count ->
            [one] la sua guarnigione di { $count } truppa è perduta
           *[other] la sua guarnigione di { $count } truppe è perduta
        }
event-trophy =
    { $major-id ->
        [none]
            { $you ->
                [yes] Prendi un trofeo a { $of }.
               *[no] { $seat } prende un trofeo a { $of }.
            }
       *[other]
            { $you ->
                [yes] Prendi un trofeo a { $major }.
               *[no] { $seat } prende un trofeo a { $major }.
            }
    }
    .clause =
        { $major-id ->
            [none] un trofeo preso a { $of }
           *[other] un trofeo preso a { $major }
        }
event-cathedral_lost =
    { $you ->
        [yes] Con { $city } la cattedrale di { $loser } è tua, esaurita.
       *[no] Con { $city } la cattedrale di { $loser } passa a { $seat }, esaurita.
    }
    .clause = e con { $city } la cattedrale di { $loser }
event-conquered =
    { $major-id ->
        [none]
            { $you ->
                [yes] Prendi { $city } e tieni { phrase-told-cities }.{ phrase-loser }
               *[no] { $seat } prende { $city } e tiene { phrase-told-cities }.{ phrase-loser }
            }
       *[other]
            { $you ->
                [yes] Prendi { $city } alla Città maggiore di { $major } e tieni { phrase-told-cities }.
               *[no] { $seat } prende { $city } alla Città maggiore di { $major } e tiene { phrase-told-cities }.
            }
    }
    .clause =
        { $major-id ->
            [none]
                { $you ->
                    [yes] prendi { $city }{ phrase-from-loser } e tieni { phrase-told-cities }
                   *[no] prende { $city }{ phrase-from-loser } e tiene { phrase-told-cities }
                }
           *[other]
                { $you ->
                    [yes] prendi { $city } a { $major } e tieni { phrase-told-cities }
                   *[no] prende { $city } a { $major } e tiene { phrase-told-cities }
                }
        }
phrase-loser =
    { $of ->
        [0] { "" }
       *[1] { " " }La teneva { $loser }.
    }
phrase-from-loser =
    { $of ->
        [0] { "" }
       *[other] { " " }a { $loser }
    }
phrase-against =
    { $against ->
        [0]
            { $major-id ->
                [none] difesa solo dalle mura
               *[other] difesa da { $major }
            }
       *[other]
            { $major-id ->
                [none] contro { $rival }
               *[other] difesa da { $major } con { $rival }
            }
    }
event-retreated =
    { $you ->
        [yes] Una tua Truppa si ritira a { $to }.
       *[no] { $seat }: una Truppa si ritira a { $to }.
    }
event-troop_lost =
    { $you ->
        [yes] Perdi una Truppa davanti a { $city }.
       *[no] { $seat } perde una Truppa davanti a { $city }.
    }
event-paid_troops =
    { $you ->
        [yes] Paghi { phrase-florins } di soldo ({ phrase-told-left }).
       *[no] { $seat } paga { phrase-florins } di soldo ({ phrase-told-left }).
    }
event-disbanded =
    { $you ->
        [yes] Congedi una Truppa a { $city } invece di pagare { phrase-florins } di soldo.
       *[no] { $seat } congeda una Truppa a { $city } invece di pagare { phrase-florins } di soldo.
    }
    .clause = un’altra a { $city }
event-into_room =
    { $under ->
        [0] 
            { $you ->
                [yes] Metti «{ $card }» come azione nella { phrase-room }.
               *[no] { $seat } mette «{ $card }» come azione nella { phrase-room }.
            }
       *[1] 
            { $you ->
                [yes] Metti «{ $card }» come miglioramento nella { phrase-room }.
               *[no] { $seat } mette «{ $card }» come miglioramento nella { phrase-room }.
            }
    }
    .clause =
        { $under ->
            [0] «{ $card }» in azione nella { phrase-room }
           *[other] «{ $card }» come miglioramento nella { phrase-room }
        }
event-out_of_room =
    { $you ->
        [yes] Togli «{ $card }» dalla { phrase-room }, esaurita.
       *[no] { $seat } toglie «{ $card }» dalla { phrase-room }, esaurita.
    }
    .clause = «{ $card }» fuori dalla { phrase-room }
event-changed_side =
    { $you ->
        [yes] Il tuo Cortigiano «{ $card }» cambia lato.
       *[no] { $seat }: il Cortigiano «{ $card }» cambia lato.
    }
    .clause = «{ $card }» cambia lato
event-placed_courtier =
    { $side-id ->
        [left] 
            { $you ->
                [yes] «{ $card }» entra nella tua corte, a sinistra.
               *[no] { $seat }: «{ $card }» entra nella corte, a sinistra.
            }
       *[right] 
            { $you ->
                [yes] «{ $card }» entra nella tua corte, a destra.
               *[no] { $seat }: «{ $card }» entra nella corte, a destra.
            }
    }
    .clause =
        { $side-id ->
            [left] «{ $card }» entra a corte, a sinistra
           *[right] «{ $card }» entra a corte, a destra
        }
event-discarded =
    { $you ->
        [yes] Scarti «{ $card }».
       *[no] { $seat } scarta «{ $card }».
    }
    .clause = «{ $card }» scartato
event-bought =
    { $you ->
        [yes] Compri «{ $item }».
       *[no] { $seat } compra «{ $item }».
    }
event-built_cathedral =
    { $you ->
        [yes] Costruisci una Cattedrale a { $city }.
       *[no] { $seat } costruisce una Cattedrale a { $city }.
    }
    .clause = sorge a { $city }
event-recruited =
    { $you ->
        [yes] Recluti una truppa a { $city } per { phrase-florins } ({ phrase-told-left }).
       *[no] { $seat } recluta una truppa a { $city } per { phrase-florins } ({ phrase-told-left }).
    }
event-waived =
    { $you ->
        [yes] Il tuo Agente ti risparmia un simbolo: { $symbol }.
       *[no] { $seat }: l’Agente risparmia un simbolo: { $symbol }.
    }
    .clause = un agente risparmia { $symbol }
event-allied =
    { $you ->
        [yes] Concludi l’alleanza con { phrase-power }.
       *[no] { $seat } conclude l’alleanza con { phrase-power }.
    }
event-ally_overthrown =
    { $you ->
        [yes] L’alleanza con { phrase-power } non è più tua.
       *[no] L’alleanza di { $seat } con { phrase-power } è rotta.
    }
    .clause =
        { $you ->
            [yes] la perdi
           *[no] { $seat } la perde
        }
event-points_counted =
    { $you ->
        [yes] Arrivi a { phrase-told-sum }: { $sources }.
       *[no] { $seat } arriva a { phrase-told-sum }: { $sources }.
    }
    .action = { $head } ({ $rest }).
phrase-told-sum =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
event-holdings =
    { $you ->
        [yes] Hai { phrase-told-cities }, il grado { $rank } del patrocinio e { phrase-told-crosses }{ phrase-told-prestige }.
       *[no] { $seat } ha { phrase-told-cities }, il grado { $rank } del patrocinio e { phrase-told-crosses }{ phrase-told-prestige }.
    }
    .clause = { phrase-told-cities }, grado { $rank } del patrocinio, { phrase-told-crosses }{ phrase-told-prestige }
phrase-told-crosses =
    { $crosses ->
        [one] { $crosses } croce
       *[other] { $crosses } croci
    }
phrase-told-prestige = { phrase-told-prestige-cards }{ phrase-told-prestige-bonuses }{ phrase-told-prestige-tiles }
phrase-told-prestige-cards =
    { $cards-size ->
        [0] { "" }
       *[other] , carte con prestigio: { $cards }
    }
phrase-told-prestige-bonuses =
    { $bonuses-size ->
        [0] { "" }
       *[other] , opere con prestigio: { $bonuses }
    }
phrase-told-prestige-tiles =
    { $tiles-size ->
        [0] { "" }
       *[other] , tessere con prestigio: { $tiles }
    }

## Questions

prompt-setup-take_state = Quale Stato giochi?
prompt-setup-name_first = Chi è stato in Italia per ultimo, e comincia?
prompt-setup-family_card = Quale carta Casata sistemi ora?
prompt-setup-family_place = { $card }: dove nel tuo Palazzo?
prompt-spring-enter = In quale sala metti il segnalino?
prompt-spring-step = Primavera: il tuo segnalino è nella { phrase-room } ({ $deed }). Fin dove va?
prompt-spring-redeem = Riscatti un’Indulgenza lungo il cammino?
prompt-spring-act = Sei nella { phrase-room } ({ $deed }). Che cosa fai?
prompt-sieges-choose = Per quale Città combatti adesso?
prompt-sieges-rival = Più eserciti stanno davanti a { $city }. Quale affronti per primo?
prompt-sieges-after_battle = Hai vinto sul campo davanti a { $city }. Vai avanti?
prompt-sieges-besiege = { $city } è neutrale verso di te. La assedi?
prompt-sieges-retreat = Una Truppa deve ritirarsi da { $city }. Dove?
prompt-winter-pay = Inverno: il soldo è di { phrase-due-florins }; { phrase-treasury }.
phrase-due-florins =
    { $due ->
        [one] { $due } fiorino
       *[other] { $due } fiorini
    }
prompt-winter-reorganise = Inverno: riorganizzi il tuo Palazzo?
prompt-winter-move_card = Riorganizzare: dove va «{ $card }»?
prompt-winter-buy = Inverno: che cosa compri? { phrase-have-florins }; { phrase-pool }.
phrase-have-florins =
    { $florins ->
        [0] Il tuo tesoro è vuoto
        [one] Hai { $florins } fiorino
       *[other] Hai { $florins } fiorini
    }
prompt-winter-site = In quale Città costruisci la Cattedrale?
prompt-winter-recruit = Inverno: recluti? { phrase-have-florins }.
prompt-winter-ally = Inverno: cerchi un’alleanza?
prompt-winter-waive = Il tuo Agente ha preparato l’alleanza con { phrase-power }. Quale simbolo non paghi?
prompt-action-govern = Governare: ogni corona o croce rende disponibili due tessere, o riattiva un’alleanza; { phrase-pool }.
prompt-action-patronise = Patrocinare: sali di un grado? { phrase-have-florins }.
prompt-action-bonus = Quale bonus Patrocinio scegli?
prompt-action-trade = Commerciare: quali navi mandi?
prompt-action-annex = Annettere: quale Città?
prompt-action-influence = Annettere e influenzare: che cosa fai? { phrase-pool-first }.
phrase-pool-first =
    { $pool-id ->
        [none] Ancora nulla di raccolto
       *[some] Raccolto: { $pool }
    }
prompt-action-war = Guerreggiare: quali Truppe marciano? { phrase-pool-first }.
prompt-action-march = Una Truppa lascia { $city }: dove va? { phrase-pool-first }.
prompt-action-intrigue = Tramare: che cosa fanno i tuoi Agenti? { phrase-pool-first }.
prompt-action-agent = Dove va l’Agente?
prompt-payment-use = { $for }: restano da pagare { $price }. Che cosa usi? { phrase-have-florins }.
prompt-court-place = «{ $card }» viene alla tua corte. Su quale lato?
prompt-court-overflow = Hai perso uno spazio Cortigiano. Chi si sposta, o se ne va?
prompt-combat-bonus =
    { $combat-id ->
        [field] Battaglia campale davanti a { $city }: { $own } contro { $theirs }. Annunci un bonus militare?
        [attack] Assedi { $city }: { $own } contro { $theirs }; da una difesa di { $heavy_loss_from } in su la vittoria costa una Truppa in più. Annunci un bonus militare?
       *[defence] Difendi { $city }: { $own } contro { $theirs }. Annunci un bonus militare?
    }
prompt-combat-losses = Perdi una Truppa a { $city }. Di quale colore?
prompt-troops-colour = A { $city } ci sono Truppe di più colori. Quale?

## Choices

action-done = Fatto
action-stop = Fermarsi nella { phrase-room } ({ $deed })
action-advance = Avanzare nella { phrase-room } ({ $deed })
action-advance_for_florins =
    { $cost-id ->
        [none] Avanzare nella { phrase-room } ({ $deed })
       *[some] Avanzare nella { phrase-room } ({ $deed }) per { $cost }
    }
action-advance_prepaid = Avanzare nella { phrase-room } ({ $deed }) con le frecce già usate
action-act = { $deed }: fare l’azione della { phrase-room }
action-end = Terminare il turno
action-patronise =
    { $cost-id ->
        [none] Salire al grado { $rank }
       *[some] Salire al grado { $rank } per { $cost }
    }
action-pass = Passare
action-token = Spendere un gettone: guerra +1
action-go_on = Andare avanti
action-hold_off = Rinunciare
action-besiege = Assediare la Città
action-leave = Lasciarvi le Truppe in pace
action-lose = Rinunciare alla Truppa
action-pay = Pagare { $cost }
action-place = Mandare un Agente della tua riserva
action-state = { $state }
action-begin_with = { $first }
action-card = { $card } ({ $card-about })
action-enter = Nella { phrase-room } ({ $deed })
action-redeem_for_cross = Riscattare l’Indulgenza sulla { phrase-room } ({ $deed }) per una croce
action-redeem_for_crowns = Riscattare l’Indulgenza sulla { phrase-room } ({ $deed }) per due corone
action-move = Spostare: { phrase-courtier }
action-take_out =
    { $under ->
        [0] Togliere la carta azione «{ $card }» dalla { phrase-room } ({ $deed })
       *[1] Togliere il miglioramento «{ $card }» dalla { phrase-room } ({ $deed })
    }
action-to_action = In azione, { phrase-room }: al posto di «{ $deed }»
action-to_improvement = Come miglioramento, { phrase-room }: { $deed }
action-to =
    { $side-id ->
        [left] Cortigiano a sinistra
       *[right] Cortigiano a destra
    }
action-shift = Cambiare lato: { phrase-courtier }
action-discard = Scartare: { phrase-courtier }
action-discard_new = Rinunciare a «{ $card }»
action-refresh = Rendere disponibile: { $tile } ({ $tile-about })
action-reactivate = Riattivare l’alleanza con { phrase-power }
action-bonus = { $bonus }: { $bonus-about }
action-conclude = Stringere l’alleanza con { $major }
action-influence =
    { $void ->
        [0] { $major }, un passo: da { $from } a { $place }
       *[1] { $major }, nessun passo: un agente annulla il simbolo
    }
action-annex =
    { $cost-id ->
        [none] Annettere { $city }
       *[some] Annettere { $city } per { $cost }
    }
action-march =
    { $count ->
        [one] Partire da { $city } ({ $count } Truppa)
       *[other] Partire da { $city } ({ $count } Truppe)
    }
action-ride = Per strada a { $city } ({ $city-about })
action-sail =
    { $cost-id ->
        [none] Per mare a { $city } ({ $city-about })
       *[some] Per mare a { $city } ({ $city-about }) per { $cost }
    }
action-troop =
    { $major-id ->
        [none] Una Truppa del tuo colore
       *[other] Una Truppa di { $major }
    }
action-remove = Rimuovere l’Agente ({ $owner }): { phrase-spot }
action-lift = Spostare il tuo Agente che è qui: { phrase-spot }
action-agent = Verso: { phrase-spot }
action-siege = { $city } ({ $city-about })
action-fight = Affrontare { $rival }
action-retreat =
    { $cost-id ->
        [none] Ritirarsi a { $city }
       *[some] Ritirarsi a { $city } per { $cost }
    }
action-disband = Congedare una Truppa a { $city }
action-buy =
    { $cost-id ->
        [none] { $item } ({ $item-about })
       *[some] { $item } per { $cost } ({ $item-about })
    }
action-site = A { $city }
action-recruit =
    { $cost-id ->
        [none] Reclutare a { $city }
       *[some] Reclutare a { $city } per { $cost }
    }
action-ally =
    { $cost-id ->
        [none] { $power }{ phrase-overthrow }
       *[some] { $power } per { $cost }{ phrase-overthrow }
    }
phrase-overthrow =
    { $overthrow ->
        [0] { "" }
       *[1] , rovesciando { $rival }
    }
action-waive = Un simbolo in meno: { $symbol }
action-use =
    { $cost-id ->
        [none] { phrase-origin }: { phrase-gain }
       *[some] { phrase-origin }: { phrase-gain } per { $cost }
    }
phrase-origin =
    { $source-id ->
        [room] { $card }, carta azione
        [under] { $card }, miglioramento
        [left] { $card }, Cortigiano a sinistra
        [right] { $card }, Cortigiano a destra
        [tile] { $tile }, tessera
        [alliance] Alleanza con { phrase-power }
        [indulgence] Indulgenza
        [michelangelo] Michelangelo
       *[leonardo] Leonardo
    }
phrase-gain =
    { $symbol-id ->
        [arrow] { $gain } per avanzare
       *[other] { $gain }
    }

## Headings over long lists of choices

group-buy = In vendita
group-use = Che cosa puoi usare

## Che cosa farebbe una scelta

effect-surplus = Più del dovuto: { $symbol } di troppo.
effect-still_due = Dopo resta da pagare: { $due }.
effect-keeps = Ti resta: { $kept }.
effect-siege = Saresti lì con { $attack } contro una difesa di { $defence }, prima dei bonus.
effect-wins = Così vinci, { $own } a { $other }.
effect-loses = Così perdi, { $own } a { $other }.
effect-draws = Così non vince nessuno: { $own } ciascuno.
effect-pay = Questo inverno le tue truppe costano { $sum }; hai { $have }.
effect-points_won =
    { $points ->
        [one] { $points } punto in più se la partita finisse ora.
       *[other] { $points } punti in più se la partita finisse ora.
    }
effect-points_lost =
    { $points ->
        [one] { $points } punto in meno se la partita finisse ora.
       *[other] { $points } punti in meno se la partita finisse ora.
    }
effect-exhausts = La fonte è allora esaurita.

## Why not

reason-too_poor =
    { $have ->
        [0] Costa { phrase-need-florins }, e il tuo tesoro è vuoto.
       *[other] Costa { phrase-need-florins }, e ne hai solo { $have }.
    }
phrase-need-florins =
    { $need ->
        [one] { $need } fiorino
       *[other] { $need } fiorini
    }
reason-exhausted = È esaurito.
reason-other_room = Una carta in una sala paga solo per l’azione di quella sala.
reason-wrong_symbol = Non mostra nulla di ciò che è dovuto.
reason-no_port = { $city } non è un porto.
reason-occupied = Qui c’è un Agente: rimuovilo prima.
reason-marker_here = Qui c’è il tuo segnalino.
reason-indulgence_locks = Un’Indulgenza blocca questa sala.
reason-agent_locks = Un Agente nemico blocca questa sala.
reason-not_payable = Non hai di che pagarlo.
reason-rest_not_payable = Usandolo così non potresti pagare il resto.
reason-no_action_here = Questa sala non ha azioni.
reason-indulgence_here = Su questa sala c’è un’Indulgenza.
reason-enemy_agent_here = Un Agente nemico te lo impedisce.
reason-top_rank = Hai già il grado più alto.
reason-same_kind = Il tuo primo bonus era dello stesso tipo: servono un artista e un’opera.
reason-state_taken = Questo Stato è già preso.
reason-sold_out = Non ce ne sono più.
reason-owned = Lo possiedi già.
reason-excluded = Uno Stato è un Regno o una Repubblica, non entrambi.
reason-bought_already = Ne hai già comprato uno quest’Inverno.
reason-no_site = Non hai Città di valore 3 o più senza Cattedrale.
reason-all_troops_out = Tutte le Truppe di questo colore sono sulla mappa.
reason-allied_already = Sei già alleato.
reason-needs_agent = Per rovesciare un’alleanza ti serve un tuo Agente sul posto.
reason-end_of_track = Il segnalino è già alla tua estremità del tracciato.
reason-no_symbol = Non hai ancora raccolto simboli per questo.
reason-not_in_zone = Il segnalino non è nella tua zona Alleanza.
reason-not_for_sale = Questo Titolo non è per te in questa partita.

## Score

score-cities =
    { $count ->
        [one] { $count } Città
       *[other] { $count } Città
    }
score-city_leader = Più Città di tutti
score-patronage = Patrocinio, grado { $rank }
score-patronage_leader = Primo dei mecenati
score-cards_and_tiles = Carte e tessere
score-religion =
    { $crosses ->
        [one] Influenza religiosa ({ $crosses } croce)
       *[other] Influenza religiosa ({ $crosses } croci)
    }
score-trophies = Trofei
score-alliances = Alleanze
score-indulgences = Indulgenze
score-king_of_naples = Re di Napoli: la Francia vince subito
tie-naples = A parità vince Napoli
tie-crowns = Vince chi ha più corone
source-king_of_naples = Re di Napoli
source-indulgences = Indulgenze
source-alliances = Alleanze
source-trophies = Trofei
source-religion = Influenza religiosa
source-cards_and_tiles = Carte e tessere
source-patronage_leader = Primo mecenate
source-patronage = Patrocinio
source-city_leader = Più città
source-cities = Città

## Il tabellone disegnato: la mappa

label-italy = Italia
label-closed = chiusa in questa partita
label-pirates = covo di pirati: non si può annettere
label-your_agent = il tuo agente
label-sea_ligurian = Mar Ligure
label-sea_tyrrhenian = Mar Tirreno
label-sea_ionian = Mar Ionio
label-sea_adriatic = Mare Adriatico
label-value = valore { $value }
label-value_to_you = valore { $value }, { $own } per te
label-to_you = { $value } per te
label-troops_of =
    { $count ->
        [one] { $count } truppa: { $seat }
       *[other] { $count } truppe: { $seat }
    }
label-port_on = porto: { $seas }

## Il tabellone disegnato: tracciati, alleanze, religione

label-cities = Città
label-for_leaders = +1 ai primi
label-patronage = Patrocinio
label-bonus_at = bonus: { $ranks }
label-prestige_count = { $count } prestigio
label-city_space =
    { $more ->
        [0] { $count } città
       *[1] { $count } città o più
    }
label-rank = Grado { $rank }
label-ends_when = { $cities } città, grado { $rank } o nessuna città neutrale
label-ends_how = dopo la primavera: ultimo anno.
label-last_rank = { $seat } ha raggiunto il grado { $rank } nella primavera dell’anno { $year }: ultimo anno.
label-last_cities = { $seat } aveva { $count } città nella primavera dell’anno { $year }: ultimo anno.
label-last_neutral = Nessuna città neutrale nella primavera dell’anno { $year }: ultimo anno.
label-last_limit = L’anno { $year } è l’ultimo.
label-religion = Influenza religiosa
label-left =
    { $count ->
        [one] { $count } rimasto
       *[other] { $count } rimasti
    }
label-taken_by = preso: { $seat }
label-indulgences_left = Indulgenze rimaste
label-alliances = Alleanze
label-prestige_each = 1 prestigio ciascuna
label-power_france = Francia
label-power_ottoman = Ottomani
label-power_empire = Impero
label-free = libera
label-for = per
label-ready = pronta
label-used_bonus = usata, Governare la ripristina
label-blocked_agent = bloccata da un agente: { $seat }
label-one_less = il tuo agente: un simbolo in meno
label-ally_of = alleato: { $seat }

## Il tabellone disegnato: due giocatori

label-major_cities = Città maggiori
label-ally_brings = che cosa porta l’alleanza
label-major_gone = fuori dal gioco
label-neutral_to_both = neutrale verso entrambi
label-favourable_to_you = favorevole a te
label-hostile_to_you = ostile a te
label-neutral_to_you = neutrale verso di te
label-favourable_to = favorevole: { $seat }
label-hostile_to = ostile: { $seat }
label-neutral_to = neutrale: { $seat }
label-map_and_reserve = sulla mappa + in riserva
label-one_place = un posto a corte in più
label-zone_alliance_france = alleata
label-zone_favourable_france = Francia
label-zone_neutral = neutrale
label-zone_favourable_naples = Napoli
label-zone_alliance_naples = alleata
label-round_of = Round { $round } di { $rounds }
label-pay_round = soldo
label-pay_rounds = round di soldo
label-pay_rounds_due = round di soldo; quest’inverno devi { $florins }
label-sudden = La Francia vince subito se tiene Napoli

## Il tabellone disegnato: i combattimenti

label-combat = Battaglia
label-siege_of = Assedio: { $city }
label-field_of = Battaglia davanti a { $city }
label-besieges = assedia
label-defends = difende
label-fights = combatte
label-troops =
    { $count ->
        [one] { $count } truppa
       *[other] { $count } truppe
    }
label-garrison =
    { $count ->
        [one] { $count } truppa in città
       *[other] { $count } truppe in città
    }
label-war_token = Gettone guerra
label-more_needed = serve più di { $force }
label-city_falls = { $seat } prende { $city }
label-city_holds = { $city } resiste a { $seat }
label-city_yours = { $city } è tua
label-city_holds_you = { $city } resiste
label-wins_field = { $seat } resta padrone del campo
label-you_keep_field = resti padrone del campo
label-nobody_wins = nessuno vince
label-loses =
    { $count ->
        [one] { $seat } perde { $count } truppa
       *[other] { $seat } perde { $count } truppe
    }
label-you_lose =
    { $count ->
        [one] perdi { $count } truppa
       *[other] perdi { $count } truppe
    }
label-retreat =
    { $count ->
        [one] { $count } truppa deve ritirarsi
       *[other] { $count } truppe devono ritirarsi
    }
label-trophy = un trofeo, +{ $points }
label-with_bonus = { $totals } con { $name }:
label-if_pass = { $totals } se non si aggiunge altro:
label-spots = Dove va l’agente
label-spots_room = Sale { $count }
label-spots_city = Città { $count }
label-spots_power = Potenze { $count }
label-spots_track = Tracciati { $count }

## Il tabellone disegnato: la fine

label-scoring = Punteggio
label-final = Punteggio finale
label-prestige_sum = Prestigio
label-count_cities =
    { $count ->
        [one] { $count } città
       *[other] { $count } città
    }
label-count_rank = grado { $rank }

## The table in text

table-round = Round
table-spring = Primavera
table-winter = Inverno
table-order = Ordine di gioco:
table-last = ultimo anno
table-map = Mappa (valore; ⚔ Truppe; ◆ Agente; ✝ Cattedrale; ↩ deve ritirarsi; ○ tessera esaurita)
table-north = Nord
table-centre = Centro
table-south = Sud e isole
table-neutral = neutrale
table-alliances = Potenze
table-free = libera
table-used = usata
table-ready = pronta
table-influence = Città maggiori
table-ally = alleata di
table-out = fuori gioco
table-states = Stati (▸ sala del segnalino; ✗ Indulgenza; ○ esaurita)
table-state = Stato
table-florins = Fiorini
table-cities = Città
table-rank = Patrocinio
table-agents = Agenti in riserva
table-reserve = Truppe in riserva
table-tokens = Gettoni guerra
table-trophies = Trofei
table-prestige = Prestigio se la partita finisse ora
table-court = Corte
table-domain = Dominio
table-bonuses = Bonus Patrocinio
table-means = Le tue carte e tessere, e i loro simboli (di ognuna, un tipo alla volta)
table-in_room = in una sala
table-roads = Strade dalle tue Città
table-market = In vendita
table-indulgences = Indulgenze rimaste

## Il tabellone disegnato: riquadro, palazzi, domini, mercato

label-map = Mappa
label-market = Mercato
label-palaces = Palazzi
label-views = Che cosa mostra il tabellone
label-palace = Palazzo
label-domain = Dominio
label-tile = tessera
label-influence = Influenza
label-your_palace = Il tuo palazzo
label-your_domain = Il tuo dominio
label-palace_of = Palazzo: { $seat }
label-domain_of = Dominio: { $seat }
label-hatched = tratteggiato: esaurito
label-from_marker = sale a partire dal segnalino
label-one_each = uno di ciascuno per Inverno
label-people = Persone
label-tiles = Tessere
label-agent_of = agente: { $seat }
label-court_left = Corte, sinistra
label-court_right = Corte, destra
label-new = nuovo
label-printed = stampato
label-printed_symbol = stampato: { $symbol }
label-no_card = nessuna carta
label-improvement = miglioramento
label-place_ready = disponibile
label-place_exhausted = esaurito
label-place_free = libero
label-place_either = libero, a destra o a sinistra
label-place_shut = chiuso
label-steps =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    }
label-steps_short = { $count }
label-steps_paid = { $count }, a pagamento
label-steps_ahead =
    { $count ->
        [one] { $count } passo oltre il segnalino
       *[other] { $count } passi oltre il segnalino
    }
label-stands = segnalino
label-stands_here = il segnalino è qui
label-stands_on = su { $deed }
label-not_entered = non ancora a palazzo
label-as_action = come azione
label-improves = migliora
label-stock = disponibili: { $count }
label-price = prezzo: { $price }
label-bought = comprato
label-owned = posseduto
label-sold_out = esaurito
label-walk =
    { $paid ->
        [0] { label-steps }, { $deed }: gratis
       *[1] { label-steps }, { $deed }: { $price }
    }
label-arrow_of = la freccia di { $tile }
label-either_price = { $one } o { $other }
label-or = o
label-palace_told = Palazzo ({ $seat }): { $rooms }; Cortigiani disponibili: { $ready } su { $courtiers }
label-marker_on = segnalino su { $deed }
label-blocked_by = { $deed } bloccato: { $by }

## Il tabellone disegnato: barra in alto e giocatori

label-phase_setup = Preparazione
label-phase_over = fine
label-phase_spring = Primavera
label-phase_sieges = Assedi
label-phase_winter = Inverno
label-crosses = Croci
label-trophies = Trofei
label-prestige = prestigio
label-tab_map = Mappa
label-of_limit = { $count } su { $limit }
label-for_many = L’arte di governare
label-for_two = Le guerre d’Italia
label-year = anno { $year }
label-round = round { $year }
label-status =
    { $year ->
        [0] { $phase }
       *[other] Anno { $year }, { $phase }
    }
label-status_two =
    { $year ->
        [0] { $phase }
       *[other] Round { $year }, { $phase }
    }

## Il tabellone disegnato: il riquadro della decisione

label-winter_steps = Tappe dell’Inverno
label-winter_pay = Paga
label-winter_reorganise = Riordinare
label-winter_buy = Comprare
label-winter_recruit = Reclutare
label-winter_ally = Allearsi
label-from_treasury = tesoro
label-from_pool = già raccolto
label-from_agent = il tuo agente
label-pool_left = { $amounts } da spendere
label-pool_empty = Nessun simbolo in attesa
label-pool_half =
    { $count ->
        [one] ancora { $count } tessera con questo simbolo
       *[other] ancora { $count } tessere con questo simbolo
    }
label-pool_govern = due tessere per simbolo, o un’alleanza
label-pool_influence = un simbolo sposta un segnalino di un passo
label-pool_war = una truppa marcia per una cavalleria, o salpa per delle navi
label-pool_intrigue = una maschera per ogni agente
label-ask_pay = { $purpose }: paga { $price }
label-ask_buy = Che cosa compri?
label-ask_recruit =
    { $florins ->
        [0] Recluti una Truppa? Non hai fiorini.
        [one] Recluti una Truppa? Hai { $florins } fiorino.
       *[other] Recluti una Truppa? Hai { $florins } fiorini.
    }
label-ask_govern = Governare: che cosa rendi disponibile?
label-ask_influence = Influenzare o annettere: che cosa fai?
label-ask_war = Guerreggiare: quali Truppe partono?
label-ask_march = Guerreggiare: dove va una Truppa di { $city }?
label-ask_intrigue = Tramare: che cosa fanno i tuoi Agenti?
label-of_nobody = neutrale
label-yours = tua
label-march_to = { $city }, { $owner }
label-by_sea_from = Per mare da { $city }
label-besiege_with = assedia con { $attack }; la sua difesa è { $defence }
label-stays_mobile = la truppa resta mobile
label-as_action_in = Come azione, { $deed }
label-as_action_here = Come azione, nella sala che non ne ha
label-under_card = Sotto { $card }, { $deed }
label-adds_to = aggiunge { $amounts } a ogni azione { $deed }
label-in_its_place = { $amounts } al posto di ciò che è stampato
label-in_place_of = { $own } al posto di { $deed }; { $amounts }
label-brings = porta { $own }; { $amounts }
label-used_note = { $amount }{ $over ->
        [0] { "" }
       *[other] , { $over } di troppo
    }{ $source ->
        [tile] ; la tessera è esaurita
        [left] ; esaurito
        [right] ; esaurito
        [indulgence] ; resta su questa sala e costa prestigio
       *[other] { "" }
    }
label-recruit_note = { $home ->
        [1] città d’origine, { label-recruit_there }
       *[0] { label-recruit_there }
    }
label-recruit_there = { $troops ->
        [0] valore { $value }, nessuna truppa sul posto
        [one] valore { $value }, { $troops } truppa sul posto
       *[other] valore { $value }, { $troops } truppe sul posto
    }
label-take_out = Togliere { $card }
label-ask_full = { $card } non trova un posto libero a corte: chi se ne va?
label-recruit_in = Reclutare a { $city }
label-marches_to = { $by_sea ->
        [1] Per mare a { $city }
       *[0] Marciare su { $city }
    }
label-add_bonus = Aggiungere: { $name }
label-influence_note = { $stays ->
        [1] da { $from } a { $place }: ancora { $zone }
       *[0] da { $from } a { $place }: { $zone }
    }
label-can_reach = { $seat } può raggiungere
label-blocks_yours = bloccata dal tuo Agente
label-blocks = bloccata dall’Agente di { $seat }
label-agent_first = l’Agente di { $seat } è lì: una maschera lo rimuove prima
label-spring_marker = Primavera, segnalino
label-spring_action = Primavera, azione
label-winter_step = Inverno, { $step } di { $steps }
label-sieges_bonus = Assedi, bonus di guerra
label-place = { $place }º
label-place_done = { label-place }, ha giocato
label-done_next = poi: { $step }
label-done_lost = si perde: { $amounts }
label-ask_bonus = { $combat ->
        [field] Battaglia davanti a { $city }, { $own } : { $theirs }. Aggiungi un bonus?
       *[other] Assedio di { $city }, { $own } : { $theirs }. Aggiungi un bonus?
    }
label-passes_end = due rinunce di seguito chiudono il combattimento
label-group_war_bonus = Bonus
label-group_collect = Fiorini; il turno resta tuo
label-group_influence = Da spendere
label-group_annex = Annettere una città della mappa
label-annex_note = valore { $value }, { $seas ->
        [0] per strada
        [one] per { $seas } mare
       *[other] per { $seas } mari
    }
label-more_symbols = Altri simboli
label-sources =
    { $count ->
        [one] { $count } fonte
       *[other] { $count } fonti
    }
label-redeem_for_cross = Riscattare con una croce
label-redeem_for_crowns = Riscattare con due corone
label-pay_for_me = Paga per me
label-still_due = { $purpose }: ancora { $price }
label-covered_of = { $count } di { $price }
label-left_due = ancora { $price }
label-annexing = Annettere { $city }
label-buying = Comprare: { $item }
label-covered_by = { $source } { $count }
label-ask_walk = Fin dove va il tuo segnalino?
label-walk_help = 1 o 2 sale sono gratis, oltre si paga. In senso orario, sala per sala.
label-free_step = gratis
label-also = { $before }; { $clause }
label-readies = Cortigiani disponibili: { $sides }
label-too_far = Troppo lontano: oltre le stanze libere ogni passo richiede una freccia; uno per primavera si può pagare in fiorini.
label-troops_on_map = Truppe sulla mappa
label-pay_then =
    { $count ->
        [0] nessuna paga
        [one] paga: { $count } fiorino
       *[other] paga: { $count } fiorini
    }
label-pay_of =
    { $count ->
        [0] { $from }–{ $to }: nulla
        [one] { $from }–{ $to }: { $count } fiorino
       *[other] { $from }–{ $to }: { $count } fiorini
    }
label-price_of = { $item }: { $price }
label-you_keep =
    { $count ->
        [one] ti resta { $count } fiorino
       *[other] ti restano { $count } fiorini
    }
label-florins_short =
    { $count ->
        [one] manca ancora { $count } fiorino
       *[other] mancano ancora { $count } fiorini
    }
label-buy_left = Comprare, corte sinistra
label-buy_right = Comprare, corte destra
label-buy_help = { $count ->
        [0] Nulla è alla tua portata.
        [one] { $count } acquisto è alla tua portata.
       *[other] { $count } acquisti sono alla tua portata.
    } Ciò che compri non paga nulla prima della fine della tappa.
label-pay_help = Un solo tipo di simbolo per carta o tessera.
label-agent_help = Una sala bloccata non può agire, e d’Inverno le sue carte vi restano.
label-agent_stands = Qui c’è un Agente ({ $seat }): rimuovilo prima.
label-bonus_help = I bonus si aggiungono uno alla volta, a turno.
label-spring_over = La tua Primavera è finita. Tocca di nuovo a te in Inverno, o prima se una tua città è assediata.
label-pool_march =
    { $count ->
        [one] { $count } truppa può ancora marciare ({ $city })
       *[other] { $count } truppe possono ancora marciare ({ $city })
    }
label-court_note = { $side ->
        [left] di nuovo disponibile oltre la freccia a sinistra
       *[right] di nuovo disponibile oltre la freccia a destra
    }
label-bonuses = Bonus Patrocinio

# Che cosa è ricostruito nel file dei componenti, e che cosa cambia un valore.
data-character = Cortigiani del mercato
    .about = Prezzo, simboli, azione e numero di ogni cortigiano: che cosa si può comprare, e che cosa può una corte.
data-family_card = Carte delle famiglie
    .about = Che cosa ha ogni stato nel palazzo all’inizio, quindi come gioca.
data-city_tile = Simboli delle tessere città
    .about = Che cosa una città permette di pagare quando è nel proprio dominio.
data-road = Strade
    .about = Come marciano gli eserciti e quali città si possono annettere.
data-port = Porti
    .about = Per quali mari si raggiunge una città, e quante navi servono.
data-sea_link = Passaggi tra i mari
    .about = Quanto è lontana per mare una costa dall’altra.
data-palace_board = Ordine delle sale di un palazzo
    .about = Quanti passi servono al segnalino da un’azione all’altra.
data-palace-arrows = Frecce del palazzo
    .about = Dopo quali sale il segnalino ripristina un lato della corte.
data-title = Titoli
    .about = Prezzo, simboli, spazi cortigiano e prestigio di ducati, regni e simili.
data-guild = Gilda
    .about = Il suo prezzo, e che cosa permette di pagare.
data-cathedral = Cattedrale
    .about = Il suo prezzo, i suoi simboli, e in quali città si può costruire.
data-patronage_bonus = Artisti e dotti
    .about = Che cosa porta il patrocinio: prestigio, simboli, o un effetto per turno.
data-alliance = Prezzi delle alleanze
    .about = Che cosa chiede una potenza straniera per la sua alleanza.
data-influence_board = Influenza sulle Città maggiori (in due)
    .about = Da dove una Città maggiore favorisce una parte o le si unisce, e quanto si sposta se assediata.
data-round_track = Turni di un anno (in due)
    .about = Quando finisce un anno e si pagano le truppe.
data-two_player_tile = Tessera del regno (in due)
    .about = Che cosa la Francia può pagare con essa ogni anno, e il suo prestigio.
data-solde = Paga delle truppe
    .about = Quanto costano cinque o sei truppe in inverno.
data-symbol = Spazi cortigiano
    .about = A che serve questo simbolo; non si spende mai.

## What an estimate of a position counts, as it stands after “for”

weight-florin = i simboli di fiorino
weight-crown = i simboli di corona
weight-cross = i simboli di croce
weight-cavalry = i simboli di cavalleria
weight-ship = i simboli di nave
weight-mask = i simboli di maschera
weight-war = i simboli di guerra
weight-arrow = i simboli di freccia
weight-florin_coin = i fiorini nel tesoro
weight-agent = gli agenti disponibili
weight-courtier = i cortigiani
weight-room_card = le carte nelle sale
weight-spent_share = le carte e le tessere disponibili
weight-troop = le truppe sulla mappa
weight-unpaid_troop = le truppe di cui manca il prossimo soldo
weight-city_value = il valore delle città
weight-city_to_come = le città che portano a un punto
weight-rank_to_come = i gradi di patrocinio
weight-influence = il favore delle Città Maggiori

## The lists of the rules

column-card = Carta
column-copies = Copie
column-price = Costo
column-effect = Che cosa dà
column-family = Famiglia
column-tile = Tessera
column-power = Potenza
column-bonus = Bonus
column-kind = Genere
column-artist = artista
column-work = opera
column-rank = Grado
column-prestige = Prestigio
column-palace = Palazzo
column-city = Città
column-value = Valore
column-symbols = Simboli della tessera
column-seas = Porto su
column-roads_34 = Strade, tre o quattro giocatori
column-roads_25 = Strade, due o cinque giocatori
column-special = Inoltre
column-pirate = covo di pirati
column-closed_3 = chiusa in tre
column-only_25 = solo in due o in cinque
column-home = partenza di
column-two_players = in due
column-sea = Mare
column-leads_to = porta a
column-influence = Segnalino all’inizio
column-ligurian = mar Ligure
column-tyrrhenian = mar Tirreno
column-ionian = mar Ionio
column-adriatic = mare Adriatico
