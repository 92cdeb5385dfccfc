### What every game shares. Keys and parameters are listed in common.py and core/vocabulary.py.

## Words

yes = Yes
no = No
nothing = nothing
labelled = { $name }: { $value }
seat-name = Seat { $number }
chance = Chance
you = You
year = Year { $number }
turn = Turn
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
total = Total
score = Score
player = Player
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
winner = { $seat } wins.
winners = { $seats } share the victory.
language-en = English
language-fr = French
language-it = Italian

## The story of a game

story-action = { $head }: { $rest }.
story-also = { $before }; { $clause }
story-more = { $before }, { $clause }
story-turn = { $where }: { $who }
several-of = { $count } × { $name }
story-undone = { $seat } takes it back.
story-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
story-actions =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
event-won =
    { $you ->
        [yes]
            { $points ->
                [one] You win with { $points } point.
               *[other] You win with { $points } points.
            }
       *[no]
            { $points ->
                [one] { $seat } wins with { $points } point.
               *[other] { $seat } wins with { $points } points.
            }
    }
    .clause =
        { $you ->
            [yes]
                { $points ->
                    [one] you win with { $points } point
                   *[other] you win with { $points } points
                }
           *[no]
                { $points ->
                    [one] { $seat } wins with { $points } point
                   *[other] { $seat } wins with { $points } points
                }
        }
event-shared_win =
    { $you ->
        [yes]
            { $points ->
                [one] You share the victory with { $points } point.
               *[other] You share the victory with { $points } points.
            }
       *[no]
            { $points ->
                [one] { $seat } shares the victory with { $points } point.
               *[other] { $seat } shares the victory with { $points } points.
            }
    }
    .clause =
        { $you ->
            [yes]
                { $points ->
                    [one] you share the victory with { $points } point
                   *[other] you share the victory with { $points } points
                }
           *[no]
                { $points ->
                    [one] { $seat } shares the victory with { $points } point
                   *[other] { $seat } shares the victory with { $points } points
                }
        }

## Where the points came from

source-during = During the game
source-end = At the end
tie-broken =
    { $points ->
        [one] { $points } point each. { $measure }: { $numbers }.
       *[other] { $points } points each. { $measure }: { $numbers }.
    }
tie-broken-plainly =
    { $points ->
        [one] { $points } point each. { $measure }: { $seats }.
       *[other] { $points } points each. { $measure }: { $seats }.
    }
tie-shared =
    { $points ->
        [one] { $points } point each, and nothing decides between { $seats }: they share the place.
       *[other] { $points } points each, and nothing decides between { $seats }: they share the place.
    }
tie-number = { $seat } { $number }

## The bar of a decision

bar-undo = Undo
bar-rules = Rules
bar-save = Save
bar-quit = Quit
bar-help = Help
bar-log = What happened
bar-scores = Scores
bar-back = Back
bar-confirm = Confirm
bar-cancel = Cancel
bar-more = More
bar-suggested = suggested
bar-step = Step { $step } of { $steps }
bar-your-turn = { $seat }, it is up to you.
bar-choose =
    { $count ->
        [1] There is only one choice: 1.
       *[other] Choose a number from 1 to { $count }.
    }
bar-not-a-choice = “{ $answer }” is not one of the choices.
bar-why-not = Not now:
bar-rule = rule { $rule }
bar-no-way-back = This cannot be undone without the others’ consent.
bar-quit-sure = Leave the game? What is not saved is lost.
waiting-for = Waiting for { $seats }.
hand-over = Please hand over to { $seat }.
saved = The game is saved in { $file }.
undone = Taken back.
cannot-undo = There is nothing that you can take back.
game-over = The game is over.

## Answers of any game to what cannot be done

reason-impossible = This cannot happen now.
reason-not_to_decide = It is not for you to decide now.
reason-not_offered = This is not one of your choices now.
reason-not_in_lesson =
    { $lesson ->
        [0] Not in this lesson.
       *[other] Not in this lesson: it comes in lesson { $lesson }.
    }

## Rules

rules-title = { $game }: the rules
rules-missing = The rules of { $game } are not written in { $language } yet.
rules-no-paragraph = The rules of { $game } have no paragraph { $number }; the nearest are { $nearest }.
rules-example = Ex. { $number }
rules-notes = Rulings and examples
rules-apart = { $title }: { $command }
rules-ours = Reconstructed: no source tells what the box prints here.
rules-no-quick = There is no quick reference for { $game } yet.

## A game in the terminal

play-person = Player { $number }
play-table = { $game } · { $status }
play-news = Since your last decision
play-more-news =
    { $count ->
        [one] … one line more (l shows all)
       *[other] … { $count } lines more (l shows all)
    }
play-forced = There was only one choice: { $action }
play-no-way-back = ◆ = something new turns up after it, and then there is no way back
play-back = Back
play-keys = u undo · h hint · r rules · l log · t table · s save · ? help · q quit
coach = Coach
coach-first = This is new
coach-waste = Before you do that
coach-mistake = That was costly
coach-mistake-about = “{ $act }” leaves you about { $chance } chances in a hundred; “{ $better }” would have left { $best }.
play-coach-keys = r reads on in the rules · c: be silent
play-coach-again = Choose it again to do it all the same.
play-coach-undo = u takes it back.
play-coach-silent = The coach is silent. c lets them speak again.
play-coach-speaks = The coach speaks again.
play-key-floor = f floor
play-floor-enter = Enter lets the others go on · f floor ·
play-floor-asked = You will be asked before a bot decides, as long as you may speak.
play-floor-not-asked = You will not be asked any more before the bots decide.
play-floor-closed = The floor cannot be taken now; the rules say when.
play-floor-nobody = Nobody at this keyboard is called “{ $name }”.
play-choose = Choose one of these: { $choices }.
play-more-amounts = … or more: type the number
play-help =
    Type the number or the letter before a choice and press Enter. Choices with a dash are not possible now; the reason stands below them.
    u  takes back your last decision, as far as nothing new has turned up since
    h  asks the strongest bot, which knows only what you know
    r  shows the rule of this decision; r 4.2 shows another paragraph
    l  shows all that has happened
    t  shows the whole table
    s  saves the game; s FILE saves it in that file, and from then on after every decision
    q  leaves the game
play-thinking = The strongest bot looks at it …
play-hint-best = It would take choice { $number }: a chance of { $chance } to win.
play-hint-other = Then choice { $number }: { $chance }.
play-help-floor =
    f  takes the floor to make an offer; f NAME lets another person at this keyboard take it
    f + asks you before each decision of a bot at which you may speak, f - no longer
play-help-names = Choices also go by their names:
lesson-step = step { $step } of { $steps }
lesson-right = Well chosen.
lesson-taken-back = Taken back. Nothing has happened; the turn is yours again.
lesson-asked-again = Taken back. Nothing has happened; the question is asked again.
lesson-skipped = Done for you.
lesson-first-step = This is the first step.
lesson-go-on = Press Enter to go on, b to go back, r to read the rule, q to leave.
lesson-keys = k does the step for you · b goes back · r reads the rule · q leaves
lesson-learned = What you learned
lesson-left = Go on whenever you like: { $command }
play-enter = Press Enter to go on.
play-narrow = This window is { $width } columns wide; the table needs { $needed }.
play-not-saved = The game could not be saved in { $file }: { $why }.
play-file-exists = There is a file { $file } already; choose another name.
play-resumed = The game goes on from { $file }.
play-from = The game starts from { $place }.
play-log-empty = Nothing has happened yet.
play-commitment = Chance was fixed before the game began; the hash of its secret is { $hash }.
play-secret = The secret of chance, now published: { $secret }
play-record = The record is in { $file }; “signoria record verify” checks it.
play-keep-record = File to keep the record in (only Enter: none):
play-not-kept = The record was not kept; --save FILE keeps it.
play-left = The game ends here and is not saved.
play-resume-hint = To go on: { $command }

## What bots say of a game that is over, and of a decision

weight-points = points made
review-why = It counts { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } more for { $gain }.
review-why-but = It counts { NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) } more for { $gain }, though { NUMBER($less, minimumFractionDigits: 1, maximumFractionDigits: 1) } less for { $loss }.
review-why-later = At once it counts no more; what follows is better.
review-better = Better: { $action }
