### Renaissance in italiano. I codici e i loro parametri sono dichiarati in vocabulary.py.
### $x si dice (un nome, una quantità), $x-id serve a scegliere le parole, $x-about dice che cosa fa la cosa;
### $you vale «yes» quando chi legge è chi agisce.

game-title = Renaissance
# On the card of the game, in a list of games.
card = Sei potenze, un voto su guerra o pace, battaglie con carte coperte e mercenari.
    .time = 150 min
    .weight = impegnativo
    .theme = L’Italia, dal 1454 al 1494: guidi uno di sei Stati, voti guerra o pace, prendi città e ospiti artisti.
    .goal = Alla fine di ogni turno ogni provincia intera e ogni artista vale un punto; vince chi ne ha di più.

## Quantità

amount-ducats =
    { $count ->
        [one] { $count } ducato
       *[other] { $count } ducati
    }
amount-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
amount-die = dado { $count }
amount-stance = assetto svizzero { $count }
amount-pikemen = { card-pikemen } { $count }
amount-arquebusiers = { card-arquebusiers } { $count }
amount-knights = { card-knights } { $count }
amount-cannon = { card-cannon } { $count }
amount-swiss = { card-swiss } { $count }
amount-condottiere = { card-condottiere } { $count }
amount-fortification = fortificazione { $count }
amount-mountain = montagna { $count }
amount-marsh = palude { $count }
amount-landing = sbarco { $count }
amount-engineer = { card-engineer } { $count }
amount-from_provinces = { $count } per le province complete
amount-from_artists = { $count } per gli artisti
amount-garrisons = { $count } dalle guarnigioni
amount-ramparts = { $count } dai bastioni
amount-fortresses = { $count } dalle fortezze
amount-venice_pays = { $count } con il potere di Venezia
amount-pillaged =
    { $count ->
        [one] niente da una città saccheggiata
       *[other] niente da { $count } città saccheggiate
    }

phrase-year = { NUMBER($year, useGrouping: 0) }
phrase-ducats =
    { $ducats ->
        [one] { $ducats } ducato
       *[other] { $ducats } ducati
    }
phrase-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
phrase-provinces =
    { $provinces ->
        [0] nessuna provincia
        [one] { $provinces } provincia
       *[other] { $provinces } province
    }
phrase-named-provinces =
    { $provinces ->
        [0] { phrase-provinces }
       *[other] { phrase-provinces } ({ $held })
    }
phrase-artists =
    { $artists ->
        [0] nessun artista
        [one] { $artists } artista
       *[other] { $artists } artisti
    }
phrase-need =
    { $need ->
        [one] { $need } ducato
       *[other] { $need } ducati
    }
phrase-give =
    { $give_ducats ->
        [one] { $give_ducats } ducato
       *[other] { $give_ducats } ducati
    }
phrase-ask =
    { $ask_ducats ->
        [one] { $ask_ducats } ducato
       *[other] { $ask_ducats } ducati
    }
phrase-held =
    { $level-id ->
        [free] { $city } (libera)
       *[other] { $city } ({ $owner }, { $level })
    }
phrase-totals = attacco { $attack }, difesa { $defence }

## Gli Stati e i loro poteri facoltativi

nation-florence = Firenze
    .about = una volta per turno, con un palazzo senza artista, prova ad attirare un artista dal palazzo di un altro: riesce con { $from } o più
nation-genoa = Genova
    .about = quando attacca, il difensore non ha bonus di terreno né di sbarco
nation-naples = Napoli
    .about = una Ritirata gratuita per turno
nation-milan = Milano
    .about = un Condottiero gratuito per turno
nation-rome = Roma
    .about = il suo voto vale doppio
nation-venice = Venezia
    .about = { $ducats } ducati in più alla fine di ogni turno
nation-france = Francia
    .about = può attaccare dalle città conquistate nello stesso turno di combattimento
nation-spain = Spagna
    .about = Saccheggiatori gratuiti una volta per turno
nation-empire = Sacro Romano Impero
    .about =
        { $cards ->
            [one] { $cards } carta battaglia in più alla distribuzione
           *[other] { $cards } carte battaglia in più alla distribuzione
        }
nation-swiss = Svizzera
    .about = { $points } in più in tutte le sue battaglie del turno, o in attacco o in difesa, come annunciato al voto

## Carte battaglia, e che cosa fanno

phrase-troops = truppe di valore { $points }

card-pikemen = Picchieri
    .about = { phrase-troops }
card-arquebusiers = Archibugieri
    .about = { phrase-troops }
card-knights = Cavalieri
    .about = { phrase-troops }
card-cannon = Cannone
    .about = { phrase-troops }
card-swiss = Reggimento di Svizzeri
    .about = { phrase-troops }
card-condottiere = Condottiero
    .about = mercenari al posto di truppe o di una carta rossa, per { $price } ducato; un dado dice quanto valgono, e possono fuggire o cambiare campo per { $ransom } ducato
card-engineer = Ingegnere
    .about = attaccante: la fortificazione conta un livello in meno; difensore: { $points } in più
card-traitor = Fellone
    .about = attaccante: la fortificazione non conta; difensore: l’attaccante perde le sue truppe migliori
card-sign_of_god = Segno di Dio
    .about = scoperte le carte, una tua carta truppe o un tuo Condottiero vale doppio
card-retreat = Ritirata
    .about = a risultato noto, salva una carta truppe che perderesti
card-looters = Saccheggiatori
    .about = saccheggia una città non tua: supera al dado la sua fortificazione e prendi ducati; in questo turno non rende nulla
card-ambassador = Ambasciatore
    .about = tira due dadi: fino a { $bribery } corrompi una città, fino a { $upkeep } una città perde un livello, oltre peschi { $cards } carte
card-marriage = Matrimonio
    .about = per { $price } ducati ricevi la città di un altro, senza bastione né palazzo; in questo turno non lo attacchi più
card-raid = Cavalcata
    .about = attacca qualsiasi città di un altro, per quanto lontana; né terreno né sbarco lo aiutano
card-artist_or_banker = Artista o Banchiere
    .about = un artista per un tuo palazzo, oppure { $ducats } ducati da un banchiere che vi abita

## Artisti

artist-savonarola = Savonarola
artist-leonardo = Leonardo da Vinci
artist-botticelli = Botticelli
artist-verrocchio = Verrocchio
artist-michelangelo = Michelangelo
artist-raffaello = Raffaello
artist-bramante = Bramante
artist-mantegna = Mantegna
artist-bellini = Giovanni Bellini
artist-piero = Piero della Francesca
artist-ghirlandaio = Ghirlandaio
artist-donatello = Donatello

## Città

city-torino = Torino
city-nizza = Nizza
city-saluzzo = Saluzzo
city-casale = Casale
city-confederazione_svizzera = Confederazione svizzera
city-milano = Milano
city-pavia = Pavia
city-lodi = Lodi
city-cremona = Cremona
city-genova = Genova
city-savona = Savona
city-ajaccio = Ajaccio
city-cagliari = Cagliari
city-sassari = Sassari
city-piacenza = Piacenza
city-parma = Parma
city-brescia = Brescia
city-bergamo = Bergamo
city-mantova = Mantova
city-ferrara = Ferrara
city-modena = Modena
city-padova = Padova
city-verona = Verona
city-venezia = Venezia
city-treviso = Treviso
city-udine = Udine
city-trento = Trento
city-trieste = Trieste
city-zara = Zara
city-spalato = Spalato
city-ragusa = Ragusa
city-bologna = Bologna
city-ravenna = Ravenna
city-ancona = Ancona
city-urbino = Urbino
city-perugia = Perugia
city-spoleto = Spoleto
city-roma = Roma
city-viterbo = Viterbo
city-firenze = Firenze
city-pistoia = Pistoia
city-pisa = Pisa
city-lucca = Lucca
city-arezzo = Arezzo
city-siena = Siena
city-piombino = Piombino
city-laquila = L’Aquila
city-benevento = Benevento
city-potenza = Potenza
city-napoli = Napoli
city-capua = Capua
city-bari = Bari
city-taranto = Taranto
city-reggio = Reggio
city-palermo = Palermo
city-messina = Messina

## Province

province-ducato_di_savoia = Ducato di Savoia
province-marchesato_di_saluzzo_e_di_monferrato = Marchesato di Saluzzo e di Monferrato
province-confederazione_svizzera = Confederazione svizzera
province-ducato_di_milano = Ducato di Milano
province-lombardia = Lombardia
province-heiliges_roemisches_reich = Heiliges Römisches Reich
province-abruzzo_basilicata = Abruzzo Basilicata
province-regno_di_napoli = Regno di Napoli
province-calabria_puglia = Calabria Puglia
province-repubblica_di_genova = Repubblica di Genova
province-corsica = Corsica
province-sardegna = Sardegna
province-emilia = Emilia
province-bresciano_e_mantovano = Bresciano e Mantovano
province-ducato_di_ferrara_e_modena = Ducato di Ferrara e Modena
province-terraferma_veneta = Terraferma veneta
province-repubblica_di_venezia = Repubblica di Venezia
province-marca_trevigiana_e_friuli = Marca trevigiana e Friuli
province-dalmazia = Dalmazia
province-romagna = Romagna
province-marca_di_ancona = Marca di Ancona
province-umbria = Umbria
province-lazio = Lazio
province-repubblica_di_firenze = Repubblica di Firenze
province-aretino = Aretino
province-pisa_e_lucca = Pisa e Lucca
province-repubblica_di_siena = Repubblica di Siena
province-regno_di_sicilia = Regno di Sicilia

## Come si chiamano oggi, dove la mappa è spiegata

local_city-torino = Torino
local_city-nizza = Nizza
local_city-saluzzo = Saluzzo
local_city-casale = Casale
local_city-confederazione_svizzera = Confederazione svizzera
local_city-milano = Milano
local_city-pavia = Pavia
local_city-lodi = Lodi
local_city-cremona = Cremona
local_city-genova = Genova
local_city-savona = Savona
local_city-ajaccio = Ajaccio
local_city-cagliari = Cagliari
local_city-sassari = Sassari
local_city-piacenza = Piacenza
local_city-parma = Parma
local_city-brescia = Brescia
local_city-bergamo = Bergamo
local_city-mantova = Mantova
local_city-ferrara = Ferrara
local_city-modena = Modena
local_city-padova = Padova
local_city-verona = Verona
local_city-venezia = Venezia
local_city-treviso = Treviso
local_city-udine = Udine
local_city-trento = Trento
local_city-trieste = Trieste
local_city-zara = Zara
local_city-spalato = Spalato
local_city-ragusa = Ragusa
local_city-bologna = Bologna
local_city-ravenna = Ravenna
local_city-ancona = Ancona
local_city-urbino = Urbino
local_city-perugia = Perugia
local_city-spoleto = Spoleto
local_city-roma = Roma
local_city-viterbo = Viterbo
local_city-firenze = Firenze
local_city-pistoia = Pistoia
local_city-pisa = Pisa
local_city-lucca = Lucca
local_city-arezzo = Arezzo
local_city-siena = Siena
local_city-piombino = Piombino
local_city-laquila = L’Aquila
local_city-benevento = Benevento
local_city-potenza = Potenza
local_city-napoli = Napoli
local_city-capua = Capua
local_city-bari = Bari
local_city-taranto = Taranto
local_city-reggio = Reggio Calabria
local_city-palermo = Palermo
local_city-messina = Messina
local_province-ducato_di_savoia = Ducato di Savoia
local_province-marchesato_di_saluzzo_e_di_monferrato = Marchesato di Saluzzo e di Monferrato
local_province-confederazione_svizzera = Confederazione svizzera
local_province-ducato_di_milano = Ducato di Milano
local_province-lombardia = Lombardia
local_province-heiliges_roemisches_reich = Sacro Romano Impero
local_province-abruzzo_basilicata = Abruzzo e Basilicata
local_province-regno_di_napoli = Regno di Napoli
local_province-calabria_puglia = Calabria e Puglia
local_province-repubblica_di_genova = Repubblica di Genova
local_province-corsica = Corsica
local_province-sardegna = Sardegna
local_province-emilia = Emilia
local_province-bresciano_e_mantovano = Bresciano e Mantovano
local_province-ducato_di_ferrara_e_modena = Ducato di Ferrara e Modena
local_province-terraferma_veneta = Terraferma veneta
local_province-repubblica_di_venezia = Repubblica di Venezia
local_province-marca_trevigiana_e_friuli = Marca trevigiana e Friuli
local_province-dalmazia = Dalmazia
local_province-romagna = Romagna
local_province-marca_di_ancona = Marca di Ancona
local_province-umbria = Umbria
local_province-lazio = Lazio
local_province-repubblica_di_firenze = Repubblica di Firenze
local_province-aretino = Aretino
local_province-pisa_e_lucca = Pisa e Lucca
local_province-repubblica_di_siena = Repubblica di Siena
local_province-regno_di_sicilia = Regno di Sicilia

## Altri nomi

level-free = libera
level-garrison = guarnigione
level-rampart = bastione
level-fortress = fortezza
figure-rampart = Bastione
figure-castle = Castello
figure-palace = Palazzo
state-peace = Pace
state-war = Guerra
stance-attack = Attacco
stance-defence = Difesa
mode-road = Via terra
mode-sea = Via mare
mode-raid = Cavalcata
embassy-corruption = Corruzione
embassy-poor_upkeep = Cattiva manutenzione
embassy-outside_help = Aiuto esterno
variant-without_naples = Senza Napoli
variant-without_milan = Senza Milano
scenario-base = Il gioco base
scenario-1494 = 1494: l’inizio delle guerre d’Italia
scenario-1499 = 1499: Luigi XII
scenario-1515 = 1515: il regno di Francesco I
result-attacker = Vince l’attaccante
result-defender = Vince il difensore
result-tie = Parità
hired-unit = Come truppe
hired-red = Come carta rossa
hired-none = Non ingaggiato

slot-attacker_unit_1 = Prime truppe dell’attaccante
slot-attacker_unit_2 = Seconde truppe dell’attaccante
slot-attacker_red = Carta rossa dell’attaccante
slot-defender_unit = Truppe del difensore
slot-defender_red = Carta rossa del difensore
answer-pass = No
answer-offer = Offri

## Opzioni

option-scenario = Scenario
    .about = il gioco base, oppure nazioni e città iniziali del 1494, del 1499 o del 1515
option-variant = Quattro giocatori
    .about = lo Stato che manca nel gioco base a quattro: Napoli o Milano
variant-random = Estratto a sorte
option-powers = Poteri degli Stati
    .about = ogni Stato ha una capacità tutta sua
option-diplomacy = Diplomazia
    .about = niente offerte; offerte di chi deve decidere; oppure offerte di tutti tra una battaglia e l’altra
diplomacy-off = Niente offerte
diplomacy-windows = Offerte di chi deve decidere
diplomacy-free = Offerte di tutti tra una battaglia e l’altra
option-do_not_disturb = Non disturbare
    .about = chi vuole può chiedere di non essere più interpellato nelle battaglie
option-garrison_limit = Venti guarnigioni
    .about = nessuno può tenere più città di quanti segnalini guarnigione ha
option-nations = Stati
    .about = estratti a sorte, scelti uno dopo l’altro, oppure nell’ordine dell’elenco
nations-random = Estratti a sorte
nations-chosen = Scelti uno dopo l’altro
nations-listed = Nell’ordine dell’elenco

## Che cosa succede

event-variant_drawn =
    { $variant-id ->
        [without_naples] Decide la sorte: si gioca senza Napoli.
       *[without_milan] Decide la sorte: si gioca senza Milano.
    }
event-nation_drawn =
    { $you ->
        [yes] Giochi { $nation }.
       *[no] { $seat } gioca { $nation }.
    }
    .clause =
        { $you ->
            [yes] tu { $nation }
           *[no] { $seat } { $nation }
        }
event-place_drawn =
    { $you ->
        [yes]
            { $place ->
                [1] Per sorteggio giochi per primo.
                [2] Giochi per secondo.
                [3] Giochi per terzo.
                [4] Giochi per quarto.
                [5] Giochi per quinto.
               *[other] Giochi per sesto.
            }
       *[no]
            { $place ->
                [1] Per sorteggio { $seat } gioca per primo.
                [2] { $seat } gioca per secondo.
                [3] { $seat } gioca per terzo.
                [4] { $seat } gioca per quarto.
                [5] { $seat } gioca per quinto.
               *[other] { $seat } gioca per sesto.
            }
    }
    .clause =
        { $you ->
            [yes]
                { $place ->
                    [1] tu per primo
                    [2] tu per secondo
                    [3] tu per terzo
                    [4] tu per quarto
                    [5] tu per quinto
                   *[other] tu per sesto
                }
           *[no]
                { $place ->
                    [1] { $seat } per primo
                    [2] { $seat } per secondo
                    [3] { $seat } per terzo
                    [4] { $seat } per quarto
                    [5] { $seat } per quinto
                   *[other] { $seat } per sesto
                }
        }
event-settled =
    { $you ->
        [yes] Metti una guarnigione a { $city }.
       *[no] { $seat } mette una guarnigione a { $city }.
    }
    .clause =
        { $you ->
            [yes] tu a { $city }
           *[no] { $seat } a { $city }
        }
    .action = { $head }; { $rest }.
phrase-figure =
    { $figure-id ->
        [rampart] un bastione
        [castle] un castello
       *[palace] un palazzo
    }
event-built =
    { $ducats ->
        [none]
            { $you ->
                [yes] Metti { phrase-figure } a { $city }.
               *[no] { $seat } mette { phrase-figure } a { $city }.
            }
       *[other]
            { $you ->
                [yes] Costruisci { phrase-figure } a { $city } per { phrase-ducats }.
               *[no] { $seat } costruisce { phrase-figure } a { $city } per { phrase-ducats }.
            }
    }
    .item =
        { $you ->
            [yes] tu { phrase-figure } a { $city }
           *[no] { $seat } { phrase-figure } a { $city }
        }
    .list = { $items }
event-turn_begun = Comincia il turno { $turn }: { phrase-year }.
    .heading = Turno { $turn }, { phrase-year }
event-phase_begun = { $phase }.
    .heading = { $phase }
phase-returns = Ritorni
phase-vote = Voto
phase-cards = Carte
phase-purchases = Acquisti
phase-order = Ordine di gioco
phase-expansion = Espansione
phase-combats = Combattimenti
phase-scoring = Punteggio
event-returned =
    { $you ->
        [yes] Torni a { $city } con { phrase-ducats }.
       *[no] { $seat } torna a { $city } con { phrase-ducats }.
    }
event-stance =
    { $stance-id ->
        [attack]
            { $you ->
                [yes] Annunci l’attacco, con più forza in tutti i tuoi attacchi del turno.
               *[no] { $seat } annuncia l’attacco, con più forza in tutti gli attacchi del turno.
            }
       *[defence]
            { $you ->
                [yes] Annunci la difesa, con più forza in ogni tua difesa del turno.
               *[no] { $seat } annuncia la difesa, con più forza in ogni difesa del turno.
            }
    }
event-voted =
    { $vote-id ->
        [peace]
            { $you ->
                [yes] Hai votato per la pace.
               *[no] { $seat } ha votato per la pace.
            }
       *[war]
            { $you ->
                [yes] Hai votato per la guerra.
               *[no] { $seat } ha votato per la guerra.
            }
    }
    .clause =
        { $vote-id ->
            [peace]
                { $you ->
                    [yes] tu per la pace
                   *[no] { $seat } per la pace
                }
           *[war]
                { $you ->
                    [yes] tu per la guerra
                   *[no] { $seat } per la guerra
                }
        }
phrase-war-votes =
    { $war_votes ->
        [0] nessun voto per la guerra
        [one] { $war_votes } voto per la guerra
       *[other] { $war_votes } voti per la guerra
    }
event-political_state =
    { $state-id ->
        [peace] L’Italia è in pace, con { phrase-war-votes } (ne serve la metà).
       *[war] L’Italia è in guerra, con { phrase-war-votes } (basta la metà).
    }
event-first_peace = Il primo turno è in pace; nessuno vota.
event-dealing =
    { $ducats ->
        [0] Tutti ricevono { phrase-cards }.
       *[other] Tutti ricevono { phrase-cards } e { phrase-ducats }.
    }
event-purse =
    { $you ->
        [yes] Ora hai { phrase-ducats }.
       *[no] { $seat } ora ha { phrase-ducats }.
    }
    .item = { phrase-ducats } per { $seat }
    .list = in tutto fanno { $items }
event-drew_card =
    { $you ->
        [yes] Peschi «{ $card }».
       *[no] { $seat } pesca «{ $card }».
    }
    .item = «{ $card }»
    .list =
        { $you ->
            [yes]
                { $same ->
                    [yes] peschi { $items }
                   *[no] peschi { $items }
                }
           *[no]
                { $same ->
                    [yes] pesca { $items }
                   *[no] { $seat } pesca { $items }
                }
        }
event-bought_cards =
    { $cards ->
        [0]
            { $you ->
                [yes] Non compri carte ({ phrase-left }).
               *[no] { $seat } non compra carte ({ phrase-left }).
            }
       *[other]
            { $you ->
                [yes] Compri { phrase-cards } per { phrase-ducats } ({ phrase-left }).
               *[no] { $seat } compra { phrase-cards } per { phrase-ducats } ({ phrase-left }).
            }
    }
phrase-left =
    { $left ->
        [0] non resta alcun ducato
        [one] resta { $left } ducato
       *[other] restano { $left } ducati
    }
event-reshuffled = Il mazzo è finito: gli scarti, rimescolati, ne formano uno nuovo ({ phrase-cards }).
    .clause = gli scarti formano un nuovo mazzo ({ phrase-cards })
event-expanded =
    { $way-id ->
        [none]
            { $you ->
                [yes] Fai la tua seconda espansione, a { $city }.
               *[no] { $seat } fa la seconda espansione, a { $city }.
            }
        [sea]
            { $you ->
                [yes] Ti espandi per mare da { $source } a { $city }.
               *[no] { $seat } si espande per mare da { $source } a { $city }.
            }
       *[other]
            { $you ->
                [yes] Ti espandi per strada da { $source } a { $city }.
               *[no] { $seat } si espande per strada da { $source } a { $city }.
            }
    }
event-not_expanded =
    { $round ->
        [1]
            { $could ->
                [0]
                    { $you ->
                        [yes] Non puoi espanderti.
                       *[no] { $seat } non può espandersi.
                    }
               *[other]
                    { $you ->
                        [yes] Non ti espandi.
                       *[no] { $seat } non si espande.
                    }
            }
       *[other]
            { $could ->
                [0]
                    { $you ->
                        [yes] Non puoi espanderti una seconda volta.
                       *[no] { $seat } non può espandersi una seconda volta.
                    }
               *[other]
                    { $you ->
                        [yes] Non fai una seconda espansione.
                       *[no] { $seat } non fa una seconda espansione.
                    }
            }
    }
    .item = { $seat }
    .list =
        { $could ->
            [0]
                { $size ->
                    [one] e nemmeno { $items }
                   *[other] e nemmeno { $items }
                }
           *[other] e nemmeno { $items }
        }
event-combat_turn =
    { $you ->
        [yes] Comincia il tuo turno di combattimento.
       *[no] Comincia il turno di combattimento di { $seat }.
    }
    .heading =
        { $you ->
            [yes] tu
           *[no] { $seat }
        }
event-combats_ended =
    { $you ->
        [yes] Termini i tuoi combattimenti.
       *[no] { $seat } termina i combattimenti.
    }
event-played =
    { $you ->
        [yes] Giochi «{ $card }».
       *[no] { $seat } gioca «{ $card }».
    }
event-used_power =
    { $you ->
        [yes] Usi il potere del tuo Stato ({ $nation }).
       *[no] { $seat } usa il potere del suo Stato ({ $nation }).
    }
event-looted =
    { $ducats ->
        [0]
            { $you ->
                [yes] { $city }: i tuoi saccheggiatori fanno { $die } e se ne vanno a mani vuote.
               *[no] { $city }: i saccheggiatori di { $seat } fanno { $die } e se ne vanno a mani vuote.
            }
       *[other]
            { $you ->
                [yes] { $city }: i tuoi saccheggiatori fanno { $die } e portano via { phrase-ducats }.
               *[no] { $city }: i saccheggiatori di { $seat } fanno { $die } e portano via { phrase-ducats }.
            }
    }
    .clause =
        { $ducats ->
            [0] { $city } non rende nulla, con { $die } al dado
           *[other] { $city } rende { phrase-ducats }, con { $die } al dado
        }
phrase-embassy =
    { $outcome-id ->
        [corruption] si può corrompere una città
        [poor_upkeep] una città può perdere un livello di fortificazione
       *[outside_help] { phrase-cards } dal mazzo
    }
event-embassy =
    { $you ->
        [yes] Il tuo ambasciatore fa { $roll }. { $outcome }: { phrase-embassy }.
       *[no] L’ambasciatore di { $seat } fa { $roll }. { $outcome }: { phrase-embassy }.
    }
    .clause = con { $roll } ai dadi, { $outcome } ({ phrase-embassy })
event-bribed =
    { $won ->
        [1]
            { $you ->
                [yes] { $city } ({ $loser }) è tua: la corruzione riesce con { $die }.
               *[no] { $city } passa da { $loser } a { $seat }: la corruzione riesce con { $die }.
            }
       *[other]
            { $you ->
                [yes] { $city } ({ $loser }) non si compra: fallisci con { $die }.
               *[no] { $city } ({ $loser }) non si compra: { $seat } fallisce con { $die }.
            }
    }
    .clause =
        { $won ->
            [1] con { $die }, { $city } passa da { $loser } a { $seat }
           *[other] con { $die }, { $city } ({ $loser }) non si compra
        }
event-neglected =
    { $level ->
        [0]
            { $you ->
                [yes] Cattiva manutenzione, per opera tua: { $city } ({ $owner }) perde il bastione.
               *[no] Cattiva manutenzione, per opera di { $seat }: { $city } ({ $owner }) perde il bastione.
            }
       *[other]
            { $you ->
                [yes] Cattiva manutenzione, per opera tua: { $city } ({ $owner }) perde il castello, il bastione resta.
               *[no] Cattiva manutenzione, per opera di { $seat }: { $city } ({ $owner }) perde il castello, il bastione resta.
            }
    }
    .clause =
        { $level ->
            [0] { $city } ({ $owner }) perde il bastione
           *[other] { $city } ({ $owner }) perde il castello
        }
event-married =
    { $you ->
        [yes] Per matrimonio ricevi { $city } da { $partner } per { phrase-ducats }.
       *[no] Per matrimonio { $seat } riceve { $city } da { $partner } per { phrase-ducats }.
    }
    .clause = { $city } passa da { $partner } a { $seat } per { phrase-ducats }
event-artist =
    { $burnt ->
        [0]
            { $you ->
                [yes] { $artist } si stabilisce nel tuo palazzo di { $city }.
               *[no] { $artist } si stabilisce nel palazzo di { $city } ({ $seat }).
            }
       *[other]
            { $you ->
                [yes] { $artist } fa bruciare il tuo palazzo di { $city }.
               *[no] { $artist } fa bruciare il palazzo di { $city } ({ $seat }).
            }
    }
    .clause =
        { $burnt ->
            [0] { $artist } si stabilisce nel palazzo di { $city }
           *[other] { $artist } fa bruciare il palazzo di { $city }
        }
event-banker =
    { $you ->
        [yes] Un banchiere di { $city } ti porta { phrase-ducats }.
       *[no] Un banchiere di { $city } porta { phrase-ducats } a { $seat }.
    }
    .clause = un banchiere a { $city } porta { phrase-ducats }
event-lured =
    { $won ->
        [1]
            { $you ->
                [yes] Fai { $die }: { $artist } lascia { $from } ({ $loser }) per il tuo palazzo di { $city }.
               *[no] { $seat } fa { $die }: { $artist } lascia { $from } ({ $loser }) per il palazzo di { $city }.
            }
       *[other]
            { $you ->
                [yes] Fai { $die }: { $artist } resta a { $from } ({ $loser }) e non viene a { $city }.
               *[no] { $seat } fa { $die }: { $artist } resta a { $from } ({ $loser }) e non viene a { $city }.
            }
    }
    .clause =
        { $won ->
            [1] con { $die } al dado, { $artist } lascia { $from } ({ $loser }) per { $city }
           *[other] con { $die } al dado, { $artist } resta a { $from } ({ $loser }) e non viene a { $city }
        }

## Battaglie

event-attack =
    { $mode-id ->
        [road]
            { $you ->
                [yes] Marci da { $source } contro { $target } ({ $defender }).
               *[no] { $seat } marcia da { $source } contro { $target } ({ $defender }).
            }
        [sea]
            { $you ->
                [yes] Salpi da { $source } contro { $target } ({ $defender }).
               *[no] { $seat } salpa da { $source } contro { $target } ({ $defender }).
            }
       *[raid]
            { $you ->
                [yes] Cavalchi da { $source } contro { $target } ({ $defender }).
               *[no] { $seat } cavalca da { $source } contro { $target } ({ $defender }).
            }
    }
event-offered_condottiere =
    { $you ->
        [yes] Offri un Condottiero a { $to }.
       *[no] { $seat } offre un Condottiero a { $to }.
    }
event-offer_lapsed =
    { $you ->
        [yes] La tua offerta di un Condottiero arriva tardi.
       *[no] Il Condottiero offerto da { $seat } arriva tardi.
    }
event-hired =
    { $as-id ->
        [unit]
            { $you ->
                [yes] Ingaggi come truppe, per { phrase-ducats }, il Condottiero di { $seller }.
               *[no] { $seat } ingaggia come truppe, per { phrase-ducats }, il Condottiero di { $seller }.
            }
        [red]
            { $you ->
                [yes] Ingaggi come carta rossa, per { phrase-ducats }, il Condottiero di { $seller }.
               *[no] { $seat } ingaggia come carta rossa, per { phrase-ducats }, il Condottiero di { $seller }.
            }
       *[none]
            { $you ->
                [yes] Non ingaggi il Condottiero di { $seller }.
               *[no] { $seat } non ingaggia il Condottiero di { $seller }.
            }
    }
    .clause =
        { $as-id ->
            [unit]
                { $you ->
                    [yes] ingaggi per { phrase-ducats } un Condottiero di { $seller }
                   *[no] { $seat } ingaggia per { phrase-ducats } un Condottiero di { $seller }
                }
            [red]
                { $you ->
                    [yes] ingaggi per { phrase-ducats } un Condottiero di { $seller }
                   *[no] { $seat } ingaggia per { phrase-ducats } un Condottiero di { $seller }
                }
           *[none] { "" }
        }
event-laid =
    { $cards ->
        [0]
            { $you ->
                [yes] Non posi altro.
               *[no] { $seat } non posa altro.
            }
       *[other]
            { $you ->
                [yes] Posi una carta coperta.
               *[no] { $seat } posa una carta coperta.
            }
    }
event-dice = I dadi: { $attacker } per l’attaccante, { $defender } per il difensore.
event-revealed =
    { $ducats ->
        [none]
            { $you ->
                [yes] Scopri «{ $card }».
               *[no] { $seat } scopre «{ $card }».
            }
       *[other]
            { $you ->
                [yes] Scopri «{ $card }» e paghi { phrase-ducats }.
               *[no] { $seat } scopre «{ $card }» e paga { phrase-ducats }.
            }
    }
    .item =
        { $card-id ->
            [pikemen] { "" }
            [arquebusiers] { "" }
            [knights] { "" }
            [cannon] { "" }
            [swiss] { "" }
           *[other]
                { $ducats ->
                    [none] «{ $card }»
                   *[other] «{ $card }» ({ phrase-ducats })
                }
        }
    .list =
        { $you ->
            [yes] riveli { $items }
           *[no] { $seat } rivela { $items }
        }
event-cancelled = Entrambi hanno posato «{ $card }»: le due carte restano senza effetto.
    .clause = le due carte «{ $card }» si annullano
event-countered =
    { $you ->
        [yes] Rispondi con «{ $card }»: le due carte restano senza effetto.
       *[no] { $seat } risponde con «{ $card }»: le due carte restano senza effetto.
    }
    .clause =
        { $you ->
            [yes] contrasti «{ $card }»
           *[no] { $seat } contrasta «{ $card }»
        }
event-betrayed = Il Fellone del difensore ha colpito: l’attaccante perde «{ $card }».
    .clause = il Fellone toglie «{ $card }» all’attaccante
event-condottiere_die =
    { $face ->
        [0]
            { $you ->
                [yes] Il tuo Condottiero va in rotta.
               *[no] Il Condottiero di { $seat } va in rotta.
            }
        [1]
            { $you ->
                [yes] Il tuo Condottiero è pronto a tradirti.
               *[no] Il Condottiero di { $seat } è pronto a tradire.
            }
       *[other]
            { $you ->
                [yes] Il tuo Condottiero combatte con { $points }.
               *[no] Il Condottiero di { $seat } combatte con { $points }.
            }
    }
    .clause =
        { $face ->
            [0]
                { $you ->
                    [yes] il tuo Condottiero va in rotta
                   *[no] il Condottiero di { $seat } va in rotta
                }
            [1]
                { $you ->
                    [yes] il tuo Condottiero è pronto a tradire
                   *[no] il Condottiero di { $seat } è pronto a tradire
                }
           *[other] { "" }
        }
event-bought_back =
    { $you ->
        [yes] Per { phrase-ducats } compri il Condottiero di { $loser }, che cambia campo.
       *[no] Per { phrase-ducats } { $seat } compra il Condottiero di { $loser }, che cambia campo.
    }
    .clause =
        { $you ->
            [yes] lo compri a { $loser } per { phrase-ducats }
           *[no] { $seat } lo compra a { $loser } per { phrase-ducats }
        }
event-signed =
    { $you ->
        [yes] Segno di Dio: la tua carta «{ $card }» vale doppio.
       *[no] Segno di Dio: «{ $card }» di { $seat } vale doppio.
    }
    .clause =
        { $you ->
            [yes] un Segno di Dio raddoppia la tua carta «{ $card }»
           *[no] un Segno di Dio raddoppia «{ $card }» di { $seat }
        }
event-attack_strength =
    { $you ->
        [yes] Il tuo attacco: { $total } ({ $lines }).
       *[no] Attacco di { $seat }: { $total } ({ $lines }).
    }
    .clause = attacco { $total } ({ $lines })
event-defence_strength =
    { $you ->
        [yes] La tua difesa: { $total } ({ $lines }).
       *[no] Difesa di { $seat }: { $total } ({ $lines }).
    }
    .clause = difesa { $total } ({ $lines })
event-result =
    { $result-id ->
        [attacker]
            { $you ->
                [yes] Prendi { $city } a { $defender }, { $attack } contro { $defence }.
               *[no] { $seat } prende { $city } a { $defender }, { $attack } contro { $defence }.
            }
        [defender] { $defender } tiene { $city }, { $attack } contro { $defence }.
       *[tie] Pareggio, { $attack } contro { $defence }: { $defender } tiene { $city }, e le due parti perdono le truppe.
    }
    .clause =
        { $result-id ->
            [attacker]
                { $you ->
                    [yes] prendi { $city } a { $defender }
                   *[no] { $seat } prende { $city } a { $defender }
                }
            [defender] { $defender } tiene { $city }
           *[tie] in pareggio { $defender } tiene { $city }
        }
event-retreated =
    { $free ->
        [0]
            { $you ->
                [yes] La tua Ritirata salva «{ $card }».
               *[no] La Ritirata di { $seat } salva «{ $card }».
            }
       *[other]
            { $you ->
                [yes] Il potere del tuo Stato salva «{ $card }», senza carta Ritirata.
               *[no] Il potere di { $seat } salva «{ $card }», senza carta Ritirata.
            }
    }
    .clause =
        { $free ->
            [0]
                { $you ->
                    [yes] la tua Ritirata salva «{ $card }»
                   *[no] una Ritirata di { $seat } salva «{ $card }»
                }
           *[other]
                { $you ->
                    [yes] il tuo potere salva «{ $card }»
                   *[no] il potere di { $seat } salva «{ $card }»
                }
        }
event-troops_lost =
    { $you ->
        [yes] Perdi: { $cards }.
       *[no] { $seat } perde: { $cards }.
    }
    .clause =
        { $you ->
            [yes] perdi { phrase-named-cards }
           *[no] { $seat } perde { phrase-named-cards }
        }
event-troops_kept =
    { $locked ->
        [0]
            { $you ->
                [yes] Riprendi in mano: { $cards }.
               *[no] { $seat } riprende in mano: { $cards }.
            }
       *[other]
            { $you ->
                [yes] Le tue truppe restano scoperte fino alla fine del tuo turno di combattimento: { $cards }.
               *[no] Le truppe di { $seat } restano scoperte fino alla fine del turno di combattimento: { $cards }.
            }
    }
    .clause =
        { $locked ->
            [0]
                { $you ->
                    [yes] riprendi { phrase-named-cards }
                   *[no] { $seat } riprende { phrase-named-cards }
                }
           *[other]
                { $you ->
                    [yes] tieni { phrase-named-cards } a faccia in su fino alla fine dei combattimenti
                   *[no] { $seat } tiene { phrase-named-cards } a faccia in su fino alla fine dei combattimenti
                }
        }
event-troops_returned =
    { $you ->
        [yes] Tornano nella tua mano: { $cards }.
       *[no] Tornano nella mano di { $seat }: { $cards }.
    }
    .clause =
        { $you ->
            [yes] riprendi { phrase-named-cards }
           *[no] riprende { phrase-named-cards }
        }
phrase-named-cards =
    { $cards-size ->
        [one] la carta { $cards }
       *[other] le carte { $cards }
    }

## Diplomazia

event-offer =
    { $give_city-id ->
        [none]
            { $you ->
                [yes] Chiedi { phrase-ask } a { $to }.
               *[no] { $seat } chiede { phrase-ask } a { $to }.
            }
       *[other]
            { $give_ducats ->
                [0]
                    { $ask_ducats ->
                        [0]
                            { $you ->
                                [yes] Offri { $give_city } a { $to } per { $ask_city }.
                               *[no] { $seat } offre { $give_city } a { $to } per { $ask_city }.
                            }
                       *[other]
                            { $you ->
                                [yes] Offri { $give_city } a { $to } per { $ask_city } e { phrase-ask }.
                               *[no] { $seat } offre { $give_city } a { $to } per { $ask_city } e { phrase-ask }.
                            }
                    }
               *[other]
                    { $you ->
                        [yes] Offri { $give_city } e { phrase-give } a { $to } per { $ask_city }.
                       *[no] { $seat } offre { $give_city } e { phrase-give } a { $to } per { $ask_city }.
                    }
            }
    }
event-offer_refused =
    { $you ->
        [yes] Rifiuti l’offerta di { $from }.
       *[no] { $seat } rifiuta l’offerta di { $from }.
    }
    .clause =
        { $you ->
            [yes] rifiuti
           *[no] { $seat } rifiuta
        }
event-deal =
    { $give_city-id ->
        [none]
            { $give_ducats ->
                [0]
                    { $you ->
                        [yes] { $to } ti dà { phrase-ask }.
                       *[no] { $to } dà { phrase-ask } a { $seat }.
                    }
               *[other]
                    { $you ->
                        [yes] Dai { phrase-give } a { $to }.
                       *[no] { $seat } dà { phrase-give } a { $to }.
                    }
            }
       *[other]
            { $give_ducats ->
                [0]
                    { $ask_ducats ->
                        [0]
                            { $you ->
                                [yes] Tu e { $to } scambiate { $give_city } con { $ask_city }.
                               *[no] { $seat } e { $to } scambiano { $give_city } con { $ask_city }.
                            }
                       *[other]
                            { $you ->
                                [yes] Cedi { $give_city } a { $to } per { $ask_city } e { phrase-ask }.
                               *[no] { $seat } cede { $give_city } a { $to } per { $ask_city } e { phrase-ask }.
                            }
                    }
               *[other]
                    { $you ->
                        [yes] Cedi { $give_city } e { phrase-give } a { $to } per { $ask_city }.
                       *[no] { $seat } cede { $give_city } e { phrase-give } a { $to } per { $ask_city }.
                    }
            }
    }
    .clause = affare fatto
event-scored =
    { $you ->
        [yes]
            { $points ->
                [one] Segni { $points } punto per { phrase-named-provinces } e { phrase-artists }{ phrase-housed }, { $total } in tutto, e incassi { phrase-ducats }{ phrase-paid }, { $purse } in tutto.
               *[other] Segni { $points } punti per { phrase-named-provinces } e { phrase-artists }{ phrase-housed }, { $total } in tutto, e incassi { phrase-ducats }{ phrase-paid }, { $purse } in tutto.
            }
       *[no]
            { $points ->
                [one] { $seat } segna { $points } punto per { phrase-named-provinces } e { phrase-artists }{ phrase-housed }, { $total } in tutto, e incassa { phrase-ducats }{ phrase-paid }, { $purse } in tutto.
               *[other] { $seat } segna { $points } punti per { phrase-named-provinces } e { phrase-artists }{ phrase-housed }, { $total } in tutto, e incassa { phrase-ducats }{ phrase-paid }, { $purse } in tutto.
            }
    }
phrase-paid =
    { $paid-id ->
        [none] { "" }
       *[some] { " " }({ $paid })
    }
phrase-housed =
    { $housed-size ->
        [0] { "" }
       *[other] { " " }({ $housed })
    }
event-points_counted =
    { $you ->
        [yes] Arrivi a { phrase-points }: { $sources }.
       *[no] { $seat } arriva a { phrase-points }: { $sources }.
    }
phrase-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
event-hands_returned = Tutte le mani tornano nel mazzo, senza essere viste.
event-game_over = I sei turni sono finiti.

## Domande

prompt-setup-nation = Quale Stato giochi?
prompt-setup-choice = Quale di queste città è tua all’inizio?
prompt-setup-rampart = Su quale delle tue città sorge il tuo bastione?
prompt-setup-palace = Su quale delle tue città sorge il tuo palazzo?
prompt-setup-extra = Puoi mettere un’altra guarnigione su una città libera. Quale?
prompt-turn-return = { phrase-year }: non hai più città. In quale delle tue città iniziali torni?
prompt-turn-vote =
    { $stance ->
        [0] { phrase-year }: voti per la pace o per la guerra?
       *[other] { phrase-year }: in quali battaglie sarai più forte in questo turno?
    }
prompt-turn-show_stance = { phrase-year }: mostra il tuo assetto.
prompt-turn-show_vote = { phrase-year }: mostra il tuo voto.
prompt-turn-buy = { phrase-year }: che cosa compri? Le carte vengono per ultime e chiudono l’acquisto.
prompt-turn-act = { phrase-year }: il tuo turno di combattimento. Che cosa fai?
prompt-expansion-target =
    { $round ->
        [1] Prima espansione: quale città libera prendi?
       *[other] Seconda espansione: quale città libera prendi?
    }
prompt-expansion-source = { $city }: da dove viene la guarnigione?
prompt-looters-target = Quale città saccheggiano i tuoi?
prompt-ambassador-bribe = Corruzione: quale città provi a comprare?
prompt-ambassador-neglect = Cattiva manutenzione: quale città perde un livello di fortificazione?
prompt-marriage-city = Quale città ti porta il matrimonio?
prompt-palace-guest = Un artista o un banchiere, e in quale palazzo?
prompt-lure-to = In quale dei tuoi palazzi attiri un artista?
prompt-lure-from = Quale artista provi ad attirare a { $city }?
prompt-battle-target = Quale città attacchi?
prompt-battle-source = { $city }: da dove attacchi, e come?
prompt-battle-sell = { $attacker } attacca { $target } ({ $defender }). Offri un Condottiero a { $buyer }?
prompt-battle-show_offer = Mostra a { $buyer } che offri un Condottiero.
prompt-battle-hire = { $target }: { $seller } ti offre un Condottiero. Lo ingaggi?
prompt-battle-attack_unit_1 = Attacchi { $target } ({ $defender }): quali truppe posi per prime?
prompt-battle-attack_unit_2 = Attacchi { $target } ({ $defender }): quali truppe posi per seconde?
prompt-battle-attack_red = Attacchi { $target } ({ $defender }): posi una carta rossa?
prompt-battle-defend_unit = { $attacker } attacca { $target }: quali truppe posi?
prompt-battle-defend_red = { $attacker } attacca { $target }: posi una carta rossa?
prompt-battle-reveal = { $target }: scopri la tua carta.
prompt-battle-counter = { $target } ({ phrase-totals }): { $attacker } ha posato «{ $card }». Rispondi con la stessa carta?
prompt-battle-buy_back = { $target } ({ phrase-totals }): un Condottiero avversario è pronto a cambiare campo. Lo compri?
prompt-battle-sign = { $target } ({ phrase-totals }): giochi un Segno di Dio?
prompt-battle-retreat = { $target } ({ phrase-totals }): stai per perdere le tue truppe. Ne salvi con una Ritirata?
prompt-offer-floor =
    { $spoken ->
        [0] Puoi fare un’offerta prima che gli altri proseguano.
       *[other] Puoi fare ancora un’offerta prima che gli altri proseguano.
    }
prompt-offer-partner = Un’offerta: a chi?
prompt-offer-give_city = Offerta a { $to }: quale delle tue città cedi?
prompt-offer-ask_city = Offerta a { $to }: quale città vuoi per { $give_city }?
prompt-offer-ducats =
    { $give_city-id ->
        [none] Offerta a { $to }: quanti ducati dai o chiedi?
       *[other] Offerta a { $to }: { $give_city } per { $ask_city }. Con dei ducati in più?
    }
prompt-offer-answer =
    { $give_city-id ->
        [none] { $from } ti chiede { phrase-ask }. Sei d’accordo?
       *[other]
            { $give_ducats ->
                [0]
                    { $ask_ducats ->
                        [0] { $from } offre { $give_city } per la tua { $ask_city }. Sei d’accordo?
                       *[other] { $from } offre { $give_city } per la tua { $ask_city } e { phrase-ask }. Sei d’accordo?
                    }
               *[other] { $from } offre { $give_city } e { phrase-give } per la tua { $ask_city }. Sei d’accordo?
            }
    }

## Scelte

action-nation = { $nation }
action-garrison = Una guarnigione su { $city }
action-return = Torna a { $city } con { $gain }
action-stance =
    { $stance-id ->
        [attack] In attacco
       *[defence] In difesa
    }
action-show_stance = Mostra: { $stance }
action-vote =
    { $vote-id ->
        [peace] Vota per la pace
       *[war] Vota per la guerra
    }
action-show_vote = Mostra: { $vote }
action-rampart =
    { $cost-id ->
        [none] Un bastione su { $city }
       *[some] Un bastione a { $city } per { $cost }
    }
action-castle =
    { $cost-id ->
        [none] Un castello a { $city } (che ne fa una fortezza)
       *[some] Un castello a { $city } per { $cost } (che ne fa una fortezza)
    }
action-palace =
    { $cost-id ->
        [none] Un palazzo su { $city }
       *[some] Un palazzo a { $city } per { $cost }
    }
action-cards =
    { $count ->
        [0] Niente carte; l’acquisto è chiuso
       *[other]
            { $cost-id ->
                [none] { amount-cards }; l’acquisto è chiuso
               *[some] { $gain } per { $cost }; l’acquisto è chiuso
            }
    }
action-expand = Prendi { $city }
action-target = Attacca { phrase-held }
action-road = Da { $city }, via terra
action-sea = Da { $city }, via mare
action-raid_from = Cavalca da { $city }
action-attack = Attacca una città
action-looters = Gioca «{ card-looters }»
action-free_looters = Manda saccheggiatori, col potere della Spagna
action-ambassador = Gioca «{ card-ambassador }»
action-marriage =
    { $cost-id ->
        [none] Gioca «{ card-marriage }»
       *[some] Gioca «{ card-marriage }» per { $cost }
    }
action-raid = Gioca «{ card-raid }»
action-artist_or_banker = Gioca «{ card-artist_or_banker }»
action-lure = Attira un artista, col potere di Firenze
action-end = Finisci il turno di combattimento
action-loot =
    { $level-id ->
        [free] Saccheggia { $city } (libera; { $gain }, riesce di sicuro)
        [fortress] Saccheggia { phrase-held }
       *[other] Saccheggia { $city } ({ $owner }, { $level }; { $gain }, fai più di { $more_than })
    }
action-bribe = Corrompi { $city } ({ $owner }, { $level }; fai più di { $more_than })
action-neglect = { phrase-held }
action-marry = Ricevi { phrase-held }
action-artist = Un artista nel palazzo di { $city }
action-banker = Un banchiere a { $city }: { $gain }
action-lure_to = Nel palazzo di { $city }
action-lure_from = { $artist }, da { $city } ({ $owner }, { $level })
action-answer =
    { $answer-id ->
        [pass] Non offrire nulla
       *[offer] Offri un Condottiero
    }
action-show_offer = Mostra l’offerta
action-hire_unit =
    { $cost-id ->
        [none] Ingaggia come truppe il Condottiero offerto da { $seller }
       *[some] Ingaggia come truppe il Condottiero offerto da { $seller }, per { $cost }
    }
action-hire_red =
    { $cost-id ->
        [none] Ingaggia come carta rossa il Condottiero offerto da { $seller }
       *[some] Ingaggia come carta rossa il Condottiero offerto da { $seller }, per { $cost }
    }
action-refuse_sale = Non ingaggiare il Condottiero offerto da { $seller }
action-lay =
    { $free ->
        [1] Posa «{ $card }», gratis col potere di Milano
       *[other]
            { $cost-id ->
                [some] Posa «{ $card }» per { $cost }
               *[none]
                    { $card-id ->
                        [none] Non posare nulla
                       *[other]
                            { $points ->
                                [0] Posa «{ $card }»
                               *[other] Posa «{ $card }» ({ $points })
                            }
                    }
            }
    }
action-reveal = Scopri «{ $card }»
action-counter = Rispondi con «{ $card }»
action-buy_back =
    { $cost-id ->
        [none] Compralo
       *[some] Compralo per { $cost }
    }
action-sign = Raddoppia «{ $card }» (+{ $points })
action-retreat = Salva «{ $card }» con una Ritirata
action-free_retreat = Salva «{ $card }», gratis col potere di Napoli
action-speak = Fai un’offerta
action-to = A { $partner }
action-give_city = Cedi { phrase-held }
action-ask_city = Chiedi { phrase-held }
action-no_city = Niente città, solo ducati
action-give =
    { $count ->
        [one] Dai { $count } ducato
       *[other] Dai { $count } ducati
    }
action-ask =
    { $count ->
        [one] Chiedi { $count } ducato
       *[other] Chiedi { $count } ducati
    }
action-no_ducats = Niente ducati in più
action-withdraw = Rinuncia a parlare
action-accept = Accetta
action-pass = Passa
action-refuse = Rifiuta
action-quiet = Non chiedermi più nulla nelle battaglie
action-listen = Interpellami di nuovo nelle battaglie

## Headings over long lists of choices

group-rampart = Bastioni
group-castle = Castelli
group-palace = Palazzi
group-cards = Carte
group-road = Per strada
group-sea = Per mare

## Che cosa farebbe una scelta

effect-keeps = Ti resta: { $kept }.
effect-reserved = Per la loro paga metti da parte { $ducats }.
effect-points_won =
    { $artist-id ->
        [none]
            { $points ->
                [one] Provincia completa, { $province }: { $points } punto al prossimo conteggio.
               *[other] Provincia completa, { $province }: { $points } punti al prossimo conteggio.
            }
       *[other]
            { $points ->
                [one] Artista al tuo servizio, { $artist }: { $points } punto al prossimo conteggio.
               *[other] Artista al tuo servizio, { $artist }: { $points } punti al prossimo conteggio.
            }
    }
effect-points_lost =
    { $artist-id ->
        [none]
            { $points ->
                [one] Provincia non più completa, { $province }: perdi { $points } punto del prossimo conteggio.
               *[other] Provincia non più completa, { $province }: perdi { $points } punti del prossimo conteggio.
            }
       *[other]
            { $points ->
                [one] Perdi { $artist } e { $points } punto del prossimo conteggio.
               *[other] Perdi { $artist } e { $points } punti del prossimo conteggio.
            }
    }
effect-points_taken =
    { $artist-id ->
        [none]
            { $points ->
                [one] { $seat } perderebbe { $points } punto ({ $province }).
               *[other] { $seat } perderebbe { $points } punti ({ $province }).
            }
       *[other]
            { $points ->
                [one] { $seat } perderebbe { $points } punto ({ $artist }).
               *[other] { $seat } perderebbe { $points } punti ({ $artist }).
            }
    }
effect-defence = Le sue mura contano allora { $count } in difesa.
effect-income = La città rende allora { $sum } a turno.
effect-totals = Fa { $attack } in attacco contro { $defence } in difesa.
effect-totals_between = Per quanto si può vedere: attacco da { $attack_low } a { $attack_high }, difesa da { $defence_low } a { $defence_high }.

## Perché no

reason-too_poor =
    { $have ->
        [0] Il prezzo è { phrase-need }, e non ne hai da spendere.
       *[other] Il prezzo è { phrase-need }, e da spendere ne hai solo { $have }.
    }
reason-no_figure =
    { $figure-id ->
        [rampart] Nella riserva non ci sono più bastioni.
        [castle] Nella riserva non ci sono più castelli.
       *[palace] Nella riserva non ci sono più palazzi.
    }
reason-hand_full = Hai { $hand } carte, e dopo gli acquisti non se ne tengono più di { $limit }.
reason-no_attack_left = In pace si attacca una volta sola, e l’hai già fatto.
reason-too_few_units =
    { $have ->
        [0] Per attaccare ci vogliono { $need } carte truppe o Condottieri che tu possa pagare, e non ne hai.
       *[other] Per attaccare ci vogliono { $need } carte truppe o Condottieri che tu possa pagare, e ne hai solo { $have }.
    }
reason-no_target = Nessuna città alla tua portata si presta.
reason-power_used = In questo turno hai già usato il potere del tuo Stato.
reason-no_palace_free = Per ora nessun palazzo si presta.
reason-no_garrison_left = Non hai più segnalini guarnigione per un’altra città.
reason-married = In questo turno ti sei imparentato con questo giocatore e non puoi attaccarlo.
reason-attacked_before = Hai già attaccato questa città in questo turno di combattimento.
reason-attacked_owner = In questo turno hai attaccato { $owner }, e dopo un attacco non ci si imparenta.
reason-already_pillaged = { $city }: già saccheggiata in questo turno.
reason-fortress_holds = Una fortezza vale { $strength }: un dado da { $die } non è di più.
reason-holds_palace = { $city } ha un palazzo e non passa di mano in questo modo.
reason-fortified =
    { $level-id ->
        [rampart] { $city } ha un bastione; un matrimonio porta solo una città difesa da una semplice guarnigione.
       *[other] { $city } è una fortezza; un matrimonio porta solo una città difesa da una semplice guarnigione.
    }
reason-must_defend = Finché hai truppe devi posarne.
reason-source_used = Da { $city } è già partito un attacco in questo turno.
reason-newly_won = { $city } è stata appena conquistata in questo turno di combattimento: da lì non parte ancora nessun attacco.
reason-expanded_before = { $city } è già stata la base dell’altra tua espansione.
reason-units_must_follow = Non potresti riempire i posti delle truppe come devi. Le truppe si posano dalla più debole alla più forte, i Condottieri per ultimi.
reason-not_held = Non hai la carta che serve.
reason-wrong_level = Si scambiano solo città di pari fortificazione.
reason-swapped_already = Questa città è già stata scambiata in questo turno.
reason-nothing_offered = Un’offerta deve offrire o chiedere qualcosa.

## Punteggio

score-turn = { phrase-year }: { phrase-provinces }, { phrase-artists }
tie-ducats = Vince chi ha più ducati
tie-ramparts = Vince chi ha più bastioni
tie-fortresses = Vince chi ha più fortezze
source-artists = Artisti
source-provinces = Province complete

## Il tavolo in testo

table-roads = Strade dalle tue città
table-map = Italia (▲ montagna, ≈ palude, p porto; 2 guarnigione, 4 bastione, 6 fortezza)
table-states = Gli Stati
table-hand = La tua mano
table-seen = Che cosa si sa delle altre mani
table-battle = Battaglia
table-offer = Offerta
table-supply = Riserva
table-order = Ordine
table-deck = Mazzo
table-discards = Scarti
table-ramparts = Bastioni
table-castles = Castelli
table-palaces = Palazzi
table-cities = Città
table-ducats = Ducati
table-cards = Carte
table-artists = Artisti
table-points = Punti
table-nation = Stato
table-palace = palazzo
table-pillaged = saccheggiata
table-attack = Attacco
table-defence = Difesa
table-die = dado
table-stance = assetto svizzero
table-sum = totale
table-hidden = coperta
table-locked = Truppe vittoriose, fino alla fine del turno di combattimento
table-gives = dà
table-fortification = fortificazione
table-terrain = terreno
table-landing = sbarco
table-engineer = { card-engineer }

## On the board

label-map = L’Italia
label-lens = Che cosa mostra la mappa
label-lens_decision = Decisione
label-lens_provinces = Province
label-lens_defence = Difesa
label-lens_income = Entrate
label-show_map = Mappa
label-show_battle = Battaglia
label-own_cards = Le tue carte battaglia
label-deck = mazzo { $count }, scarti { $discarded }; le mani si scartano alla fine del turno
label-no_cards = Non hai carte.
label-won = vinta
label-die = dado
label-effect_condottiere = un dado; fugge o tradisce
label-effect_engineer = abbassa le mura, o le rinforza
label-effect_traitor = niente mura; o niente truppa migliore
label-effect_sign_of_god = raddoppia una truppa
label-effect_retreat = salva una truppa
label-effect_looters = ducati da una città
label-effect_ambassador = decidono due dadi
label-effect_marriage = una città per una dote
label-effect_raid = attacco lontano
label-effect_artist_or_banker = artista, o ducati
label-sea_ligure = Mar Ligure
label-sea_adriatico = Mare Adriatico
label-sea_tirreno = Mar Tirreno
label-sea_ionio = Mar Ionio
label-supply = restano in riserva
label-closed = fuori dal gioco
label-free = libera
label-yours = tua
label-port = porto
label-defence = difesa { $road }{ $sea ->
        [-1] {""}
       *[other] , via mare { $sea }
    }
label-palace_empty = un palazzo vuoto
label-palace_artist = palazzo di { $artist }
label-pillaged = saccheggiata: nessuna entrata in questo turno
label-battle = { $source } attacca { $target }
label-stage_sale_to_attacker = Vendita
label-stage_attack = Attacco
label-stage_sale_to_defender = Vendita
label-stage_defence = Difesa
label-stage_reveal = Dadi
label-stage_red_cards = Carte rosse
label-stage_condottieri = Condottieri
label-stage_signs = Segno di Dio
label-stage_result = Ritirata
label-attacks = attacca
label-defends = difende
label-cards_left = { $count ->
        [one] ancora { $count } carta
       *[other] ancora { $count } carte
    }
label-unknown_card = una carta coperta
label-sum_attack = attacco
label-sum_defence = difesa
label-sums_now = attacco e difesa
label-sums_then = con questa scelta
label-face_down = coperta
label-changed_sides = ha cambiato parte
label-doubled = raddoppiata
label-bought = ingaggiato
label-sold_by = da { $seller }
label-must_lay = deve giocare una truppa
label-may_lay = può giocarne una
label-nothing_laid = niente
label-fled = il suo Condottiero è fuggito
label-ballots = Le schede
label-ballots_note = sotto, i voti precedenti
label-sealed = sigillato
label-choosing = sceglie
label-your_provinces = Le tue province
label-provinces_of = Province: { $seat }
label-complete = { $count ->
        [one] { $count } completa
       *[other] { $count } complete
    }, +{ $points } PR
label-held = { $held } su { $of }
label-lacks = manca { $city } ({ $holder })
label-rivals = Rivali a cui manca una città
label-needs = gli serve { $city }
label-income = entrate del turno
label-if_scored = punti se si contasse ora
label-no_troops = nessuna truppa in mano
label-some_no_troops = almeno { $count } non sono truppe
label-phase_vote = Voto
label-phase_cards = Carte
label-phase_purchases = Acquisti
label-phase_order = Ordine
label-phase_expansion = Espansione
label-phase_combats = Combattimenti
label-status = Turno { $turn }, { $state }
label-terrain_mountain = montagna
label-terrain_marsh = palude

# Che cosa è ricostruito nel file dei componenti, e che cosa cambia un valore.
data-map-roads = Strade della mappa
    .about = Da dove una città può essere attaccata o raggiunta via terra.
data-battle_cards = Numero di ogni carta battaglia
    .about = Che cosa resta nel mazzo e quanto è probabile una mano; i bot ne tengono conto.
data-map-cities-terrain = Terreno delle città
    .about = Quanto aggiunge chi difende tra monti, paludi e dietro i fiumi.
data-map-cities-port = Porti
    .about = Quali città si possono raggiungere e attaccare via mare.
data-map-provinces = Città delle province
    .about = Che cosa bisogna tenere insieme per segnare una provincia.
data-condottiere_die = Facce del dado del condottiero
    .about = Quanto è forte un condottiero, e quanto spesso fugge o cambia parte.
data-scenarios = Ordine di gioco negli scenari
    .about = Chi agisce per primo nel primo turno di uno scenario.
data-rules = Città libere, e a chi va la dote
    .about = Quanto è forte una città senza padrone, e chi riceve il denaro di un matrimonio.
data-artists = Artisti
    .about = Quale dei segnalini è Savonarola; gli altri differiscono solo nel nome.
data-money = Monete
    .about = Come si contano i ducati; ce n’è sempre abbastanza.

label-attack_road = { $city } da { $source }
label-attack_sea = { $city } per mare da { $source }
label-attack = Attacca { $city }
label-then_lay = poi metti le carte
label-end_turn = Finisci il turno
label-lay = Posa «{ $card }»
label-no_change = nessuna provincia cambia
label-completes = completa { $what }
label-gains = ti porta { $what }
label-loses = { $seat } perde { $what }
label-you_lose = perdi { $what }
label-points_of = { $seat }: { $points } PR
label-against = contro { $strength }
label-attacks_allowed = { $limit ->
        [-1] { $state }: attacchi senza limite
       *[other] { $state }: { $made } attacchi su { $limit }
    }
label-fold_no_change = { $count ->
        [one] { $count } altra città
       *[other] { $count } altre città
    }
label-fold_loot_rampart = { $count ->
        [one] { $count } città dietro un bastione
       *[other] { $count } città dietro bastioni
    }
label-fold_loot_garrison = { $count ->
        [one] { $count } guarnigione
       *[other] { $count } guarnigioni
    }
label-fold_loot_free = { $count ->
        [one] { $count } città libera
       *[other] { $count } città libere
    }
label-fold_raid_from = { $count ->
        [one] { $count } città di partenza
       *[other] { $count } città di partenza
    }
label-ask_act = Attacca, gioca una carta o finisci
label-ask_buy = Costruisci, poi compra carte
label-legend_attack = puoi attaccare
label-legend_choose = puoi scegliere
label-legend_build = puoi costruire qui
label-legend_free = città libera per strada
label-legend_sea = per mare
label-legend_defence = difesa prima di carte e dado
label-legend_die = dado richiesto; altrimenti { $die }+
label-legend_point = completa una provincia
label-legend_palace = palazzo: vuoto, o pieno con un artista
label-legend_complete = completa, dà punti
label-legend_begun = tratteggio: iniziata, e da chi
label-legend_income = ducati a fine turno
label-turn = Turno { $turn }
label-phase_scoring = Punteggio
label-scores = Punteggio
label-scores_note = { $province } PR per provincia completa, { $artist } PR per artista in un palazzo
label-col_provinces = province
label-col_artists = artisti
label-col_income = entrate
label-col_ducats = ducati
label-col_rp = PR
label-go_on = Continua
label-see_scores = Punteggio
label-see_ballots = Schede
label-year_brings = Il { $year } ti porta { $points } PR
label-turn_brings = Il turno { $turn } ti porta { $points } PR
label-ballots_open = Le schede sono aperte
label-votes_counted = guerra { $war }, pace { $peace }
label-votes_sealed = { $sealed } sigillate su { $of }; si aprono insieme; per la guerra servono { $needed } voti
label-sealed_as = sigillata: { $state }
label-vote_cards = { $count ->
        [one] { $count } carta a testa
       *[other] { $count } carte a testa
    }
label-vote_ducats = { $count ->
        [0] niente ducati
        [one] { $count } ducato a testa
       *[other] { $count } ducati a testa
    }
label-vote_attacks = { $limit ->
        [-1] attacchi senza limite
        [one] { $limit } attacco a testa
       *[other] { $limit } attacchi a testa
    }
label-vote_needs = guerra, se la vogliono { $needed } voti su { $votes }
label-vote_buys = con { $ducats } ducati compri fino a { $cards } carte
label-you_give = Dai
label-you_ask = Chiedi
label-you_get = Ricevi
label-no_city_yet = nessuna città
label-swap_once = queste due città non si possono più scambiare in questo turno
label-gains_of = { $seat } completa { $what }
label-keep = { $ducats ->
        [one] ti resta { $ducats } ducato
       *[other] ti restano { $ducats } ducati
    }
label-bill = { $ducats ->
        [one] Hai { $ducats } ducato.
       *[other] Hai { $ducats } ducati.
    }
label-built_worth = { $defence ->
        [0] rende { $income }
       *[other] difesa { $defence }, rende { $income }
    }
label-ground = { $points ->
        [0] { $mode }, { $terrain }: il terreno non aiuta
       *[other] { $mode }, { $terrain }: il terreno dà { $points }
    }
label-terrain_plain = pianura
label-attacks_from = attacca da { $city }
label-defends_city = difende { $city }, { $level }
label-holds = { $city } resiste.
label-falls = { $city } cade.
label-tie_holds = Anche un pareggio basterebbe.
label-open_yet = decide ciò che è coperto
label-fate_attack_won = Vinto: le truppe restano scoperte fino a fine turno.
label-fate_attack_lost = Perso o pari: si scartano; una Ritirata ne salva una.
label-fate_defence_won = Tenuta: le truppe tornano in mano, viste da tutti.
label-fate_defence_lost = Persa o pari: si scartano; una Ritirata ne salva una.
label-keeps_cards = { $seat } tiene { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }: { $seen } viste, { $unseen } no.
label-copies = { $card }: { $own } tue, { $discarded } giocate, { $unseen } non viste.
label-lowered = abbassato
label-troops = truppe
label-red_card = carta rossa
label-rolled = dado { $points }
label-from_seat = di { $seat }
label-group_attack_road = Attacca per strada
label-group_attack_sea = Attacca per mare
label-group_completes = Completa una tua provincia
label-group_breaks = Spezza una provincia di un rivale
label-group_no_change = Altre città
label-group_loot_rampart = Dietro un bastione
label-group_loot_garrison = Guarnigioni
label-group_loot_free = Città libere
label-other_troops = Scegli prima altre truppe
label-chosen_first = scelta
label-place = { $place }º
label-walls_lowered = { $levels ->
        [one] mura −{ $levels } livello
       *[other] mura −{ $levels } livelli
    }
label-walls_count = { $level } { $whole } conta { $now }
label-sign_doubles = { $points } diventa { $doubled }. { $verdict }
label-counter_both = si scartano entrambe. { $verdict }
label-remark_round = { $round ->
        [1] 1ª espansione su 2
       *[other] 2ª espansione su 2
    }
label-remark_source = non più da lì in questo turno
label-remark_attack = { $attacker } attacca { $target }
label-remark_sums = attacco { $attack }, difesa { $defence }
label-ask_vote = Pace o guerra nel { $year }?
label-ask_vote_turn = Pace o guerra nel turno { $turn }?
label-ask_expand = Quale città libera prendi?
label-ask_bribe = Quale città corrompi?
label-ask_loot = Dove vanno i Saccheggiatori?
label-ask_guest = Artista o banchiere?
label-ask_sell = Vendere un Condottiero a { $buyer }?
label-ask_hire = Ingaggiare il Condottiero di { $seller }?
label-ask_first = Quali truppe attaccano?
label-ask_second = Quali truppe con loro?
label-ask_defend = Quali truppe difendono?
label-ask_red = Una carta rossa con le truppe?
label-ask_counter = Annullare la carta «{ $card }»?
label-ask_buy_back = Comprare il Condottiero che cambia campo?
label-ask_sign = Giocare il Segno di Dio?
label-ask_retreat = Salvare una carta di truppe?
label-result = { $state } nel { $year }
label-result_turn = { $state } nel turno { $turn }
label-legend_sealed = sigillata, nascosta agli altri
label-whole_map = tutta la mappa
label-by_sea_from = Per mare da { $source }
label-by_sea = Per mare da { $count } porti
label-fold_landing = { $count ->
        [one] { $count } porto, lo sbarco aggiunge { $landing } alla difesa
       *[other] { $count } porti, lo sbarco aggiunge { $landing } alla difesa
    }
label-from_two = { $city } da { $one } o { $other }
label-from_cities = { $city } da { $count } città
label-from_ports = { $city } da { $count } porti
label-fold_expand_more = { $count ->
        [one] ancora { $count } porto
       *[other] ancora { $count } porti
    }
label-fold_of_seat = { $count ->
        [one] { $seat }, { $count } città
       *[other] { $seat }, { $count } città
    }
label-figure_rampart = Bastione
label-figure_castle = Castello su un bastione
label-figure_palace = Palazzo
label-own_cities = { $count } delle tue città
label-where_left = { $where }; ne restano { $left }
label-ends_price = prezzo
label-ends_each = { $ducats ->
        [one] { $ducats } ducato l’una
       *[other] { $ducats } ducati l’una
    }
label-ends_defence = province, difesa
label-ends_sails = { $count } per turno
label-group_build = Costruire
label-group_buy_cards = Poi le carte, tutte insieme
label-group_expand_road = Per strada
label-group_expand_sea = Per mare
label-group_expand_more = Per mare
label-offer_back = Rifiuta e fai un’altra offerta
label-offers_left = { $count ->
        [one] ancora { $count } offerta per ora
       *[other] ancora { $count } offerte per ora
    }
label-built_rampart = Bastione a { $city }
label-built_castle = Castello a { $city }
label-built_palace = Palazzo a { $city }
label-bill_cards = { $count ->
        [one] { $count } carta, mano di { $hand }
       *[other] { $count } carte, mano di { $hand }
    }
label-bill_total = { $ducats ->
        [one] { $ducats } ducato, ti restano
       *[other] { $ducats } ducati, ti restano
    }
label-remark_buyer = { $place } compratore su { $of }
label-vote_order = ordine degli acquisti: { $who }
label-remark_offer = offerta di { $seat }
label-ends_die = dado richiesto
label-take = Prendi { $city }
label-do_loot = Saccheggia { $city }
label-do_bribe = Corrompi { $city }
label-rolls = un dado: { $die } o più
label-loot_free = riesce sempre
label-loot_many = reddito del possessore −{ $ducats }
label-loot_owned = { $level }, reddito di { $seat } −{ $ducats }
label-card_worth = { $points ->
        [one] { $points } punto sicuro
       *[other] { $points } punti sicuri
    }
label-choose_card = scegli una carta

## What an estimate of a position counts, as it stands after “for”

weight-province_now = le province intere in questo turno
weight-province_later = le province intere nei conteggi seguenti
weight-artist_now = gli artisti in questo turno
weight-artist_later = gli artisti nei conteggi seguenti
weight-part = le parti di province contese
weight-open_part = le parti di province il cui resto è libero
weight-city = le città possedute
weight-level = le fortificazioni
weight-empty_palace = i palazzi senza artista
weight-ducat = i ducati
weight-card = le carte in mano
weight-combat_point = i punti di combattimento in mano
weight-attack = la battaglia in corso
weight-wall = le mura della città attaccata

## The lists of the rules

column-card = Carta
column-color = Colore
column-copies = Copie
column-effect = Effetto
column-blue = blu
column-red = rossa
column-yellow = gialla
column-rout = rotta
column-betrayal = tradimento
column-what = Acquisto
column-price = Prezzo
column-battle_card = Carta battaglia
column-level = Livello
column-strength = Forza
column-income = Rendita
column-loot = Bottino
column-state = Stato
column-starts = Città iniziali
column-by_sea = Espansioni via mare per turno
column-players = Giocatori
column-states = Stati
column-closed = Province chiuse
column-province = Provincia
column-cities = Città
column-city = Città
column-terrain = Terreno
column-plain = pianura
column-mountain = montagna
column-marsh = palude
column-port = Porto
column-roads = Strade per
column-yes = sì
column-cards = Carte
column-ducats = Ducati
column-attacks = Attacchi
column-any = senza limite
column-or = o
