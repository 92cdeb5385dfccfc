### Ciò che tutti i giochi hanno in comune. Le chiavi e i loro parametri: common.py e core/vocabulary.py.

## Parole

yes = Sì
no = No
nothing = niente
labelled = { $name }: { $value }
seat-name = Posto { $number }
chance = Il caso
you = Tu
year = Anno { $number }
turn = Turno
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
place = { $place }º
total = Totale
score = Punteggio
player = Giocatore
players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
winner = { $seat } vince la partita.
winners = { $seats } si dividono la vittoria.
language-en = inglese
language-fr = francese
language-it = italiano

## Il racconto della partita

story-action = { $head }: { $rest }.
story-also = { $before }; { $clause }
story-more = { $before }, { $clause }
story-turn = { $where }: { $who }
several-of = { $count } × { $name }
story-undone = { $seat } torna indietro.
story-steps =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    }
story-actions =
    { $count ->
        [one] { $count } azione
       *[other] { $count } azioni
    }
event-won =
    { $you ->
        [yes]
            { $points ->
                [one] Vinci con { $points } punto.
               *[other] Vinci con { $points } punti.
            }
       *[no]
            { $points ->
                [one] { $seat } vince con { $points } punto.
               *[other] { $seat } vince con { $points } punti.
            }
    }
    .clause =
        { $you ->
            [yes]
                { $points ->
                    [one] vinci con { $points } punto
                   *[other] vinci con { $points } punti
                }
           *[no]
                { $points ->
                    [one] { $seat } vince con { $points } punto
                   *[other] { $seat } vince con { $points } punti
                }
        }
event-shared_win =
    { $you ->
        [yes]
            { $points ->
                [one] Condividi la vittoria con { $points } punto.
               *[other] Condividi la vittoria con { $points } punti.
            }
       *[no]
            { $points ->
                [one] { $seat } condivide la vittoria con { $points } punto.
               *[other] { $seat } condivide la vittoria con { $points } punti.
            }
    }
    .clause =
        { $you ->
            [yes]
                { $points ->
                    [one] condividi la vittoria con { $points } punto
                   *[other] condividi la vittoria con { $points } punti
                }
           *[no]
                { $points ->
                    [one] { $seat } condivide la vittoria con { $points } punto
                   *[other] { $seat } condivide la vittoria con { $points } punti
                }
        }

## Da dove vengono i punti

source-during = Durante la partita
source-end = Alla fine
tie-broken =
    { $points ->
        [one] { $points } punto ciascuno. { $measure }: { $numbers }.
       *[other] { $points } punti ciascuno. { $measure }: { $numbers }.
    }
tie-broken-plainly =
    { $points ->
        [one] { $points } punto ciascuno. { $measure }: { $seats }.
       *[other] { $points } punti ciascuno. { $measure }: { $seats }.
    }
tie-shared =
    { $points ->
        [one] { $points } punto ciascuno, e nulla decide tra { $seats }: il posto è condiviso.
       *[other] { $points } punti ciascuno, e nulla decide tra { $seats }: il posto è condiviso.
    }
tie-number = { $seat } { $number }

## La barra delle decisioni

bar-undo = Annulla la mossa
bar-rules = Regole
bar-save = Salva
bar-quit = Esci
bar-help = Aiuto
bar-log = Che cosa è successo
bar-scores = Punteggi
bar-back = Indietro
bar-confirm = Conferma
bar-cancel = Annulla
bar-more = Altro
bar-suggested = consigliato
bar-step = Passo { $step } di { $steps }
bar-your-turn = { $seat }, tocca a te.
bar-choose =
    { $count ->
        [1] C’è una sola scelta: 1.
       *[other] Scegli un numero da 1 a { $count }.
    }
bar-not-a-choice = «{ $answer }» non è tra le scelte.
bar-why-not = Non adesso:
bar-rule = regola { $rule }
bar-no-way-back = Per tornare indietro servirà il consenso degli altri giocatori.
bar-quit-sure = Lasciare la partita? Ciò che non è salvato andrà perso.
waiting-for = In attesa di { $seats }.
hand-over = Passa lo schermo a { $seat }, per favore.
saved = La partita è salvata in { $file }.
undone = La mossa è annullata.
cannot-undo = Non c’è nulla che tu possa annullare.
game-over = La partita è finita.

## Ciò che ogni gioco risponde all’impossibile

reason-impossible = Adesso non può accadere.
reason-not_to_decide = Adesso non tocca a te decidere.
reason-not_offered = Adesso questa scelta non ti è offerta.
reason-not_in_lesson =
    { $lesson ->
        [0] Non in questa lezione.
       *[other] Non in questa lezione: viene nella lezione { $lesson }.
    }

## Regole

rules-title = { $game }: le regole
rules-missing = Le regole di { $game } non sono ancora scritte in questa lingua ({ $language }).
rules-no-paragraph = Le regole di { $game } non hanno un paragrafo { $number }; i più vicini sono { $nearest }.
rules-example = Es. { $number }
rules-notes = Decisioni ed esempi
rules-apart = { $title }: { $command }
rules-ours = Ricostruito: nessuna fonte dice che cosa stampa la scatola.
rules-no-quick = Non c’è ancora un promemoria per { $game }.

## Una partita nel terminale

play-person = Giocatore { $number }
play-table = { $game } · { $status }
play-news = Dopo la tua ultima decisione
play-more-news =
    { $count ->
        [one] … ancora una riga (l le mostra tutte)
       *[other] … ancora { $count } righe (l le mostra tutte)
    }
play-forced = C’era una sola scelta: { $action }
play-no-way-back = ◆ = poi appare qualcosa di nuovo, e non si torna più indietro
play-back = Indietro
play-keys = u annulla · h consiglio · r regole · l registro · t tavolo · s salva · ? aiuto · q esci
coach = Guida
coach-first = Questo è nuovo
coach-waste = Prima di farlo
coach-mistake = È costato caro
coach-mistake-about = «{ $act }» ti lascia circa { $chance } possibilità su cento; «{ $better }» ne avrebbe lasciate { $best }.
play-coach-keys = r continua nelle regole · c: silenzio
play-coach-again = Scegli di nuovo per farlo lo stesso.
play-coach-undo = u per riprendere.
play-coach-silent = La guida tace. c le ridà la parola.
play-coach-speaks = La guida riprende a parlare.
play-key-floor = f parola
play-floor-enter = Invio lascia continuare gli altri · f parola ·
play-floor-asked = Ti sarà chiesto prima di ogni decisione di un bot in cui puoi parlare.
play-floor-not-asked = Prima delle decisioni dei bot non ti sarà chiesto più nulla.
play-floor-closed = Per ora non si può prendere la parola; le regole dicono quando.
play-floor-nobody = Nessuno a questa tastiera si chiama «{ $name }».
play-choose = Scegli tra: { $choices }.
play-more-amounts = … o di più: scrivi il numero
play-help =
    Scrivi il numero o la lettera davanti a una scelta e premi Invio. Le scelte con un trattino adesso non sono possibili; sotto c’è il motivo.
    u  annulla la tua ultima decisione, finché non è apparso nulla di nuovo
    h  chiede consiglio al bot più forte, che sa solo ciò che sai tu
    r  mostra la regola di questa decisione; r 4.2 mostra un altro paragrafo
    l  mostra tutto ciò che è successo
    t  mostra tutto il tavolo
    s  salva la partita; s FILE la salva in quel file, e da allora dopo ogni decisione
    q  lascia la partita
play-thinking = Il bot più forte ci pensa…
play-hint-best = Prenderebbe la scelta { $number }: { $chance } di probabilità di vincere.
play-hint-other = Poi la scelta { $number }: { $chance }.
play-help-floor =
    f  prende la parola per fare un’offerta; f NOME la dà a un’altra persona a questa tastiera
    f + ti fa chiedere prima di ogni decisione di un bot in cui puoi parlare, f - lo fa smettere
play-help-names = Si può anche scrivere il nome di una scelta:
lesson-step = passo { $step } di { $steps }
lesson-right = Ben scelto.
lesson-taken-back = Ripreso. Non è successo nulla; tocca ancora a te.
lesson-asked-again = Ripreso. Non è successo nulla; la domanda è posta di nuovo.
lesson-skipped = Fatto per te.
lesson-first-step = Questo è il primo passo.
lesson-go-on = Invio per proseguire, b per tornare indietro, r per leggere la regola, q per uscire.
lesson-keys = k fa il passo per te · b torna indietro · r legge la regola · q esce
lesson-learned = Che cosa hai imparato
lesson-left = Riprendi quando vuoi: { $command }
play-enter = Premi Invio per continuare.
play-narrow = Questa finestra ha { $width } colonne; per mostrare il tavolo ne servono { $needed }.
play-not-saved = Non è stato possibile salvare la partita in { $file }: { $why }.
play-file-exists = C’è già un file { $file }; scegli un altro nome.
play-resumed = La partita riprende da { $file }.
play-from = La partita comincia da { $place }.
play-log-empty = Non è ancora successo nulla.
play-commitment = Il caso era fissato prima dell’inizio della partita; l’impronta del suo segreto è { $hash }
play-secret = Il segreto del caso, ora pubblico: { $secret }
play-record = Il verbale è in { $file }; «signoria record verify» lo controlla.
play-keep-record = File in cui conservare il verbale (solo Invio: nessuno):
play-not-kept = Il verbale non è stato conservato; --save FILE lo conserva.
play-left = La partita finisce qui e non è salvata.
play-resume-hint = Per continuare: { $command }

## Che cosa dicono i bot di una partita finita, e di una decisione

weight-points = i punti fatti
review-why = Vale { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } in più per { $gain }.
review-why-but = Vale { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } in più per { $gain }, ma { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } in meno per { $loss }.
review-why-later = Sul momento non vale di più; è il seguito che è migliore.
review-better = Meglio: { $action }
