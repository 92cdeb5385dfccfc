### Principato in English. Codes and parameters are declared in vocabulary.py; words follow the English booklet.
### $x is said (a name, an amount), $x-id is its id to choose words by, $x-about what it does;
### $you is "yes" where the reader is the one who acts.

game-title = Principato
# On the card of the game, in a list of games.
card = Two actions a turn, one small principality: fields, banks, soldiers and paintings.
    .time = 60 min
    .weight = light
    .theme = You rule a small principality of the Renaissance for three years and make it flourish with two actions a turn.
    .goal = Works of art, soldiers at the right moment and two secret goals bring points; most points win.

## Amounts

amount-food = { $count } food
amount-gold = { $count } money
amount-favor =
    { $count ->
        [one] { $count } favor
       *[other] { $count } favors
    }
amount-field =
    { $count ->
        [one] { $count } field
       *[other] { $count } fields
    }
amount-farm =
    { $count ->
        [one] { $count } farm
       *[other] { $count } farms
    }
amount-palazzo =
    { $count ->
        [one] { $count } palazzo
       *[other] { $count } palazzi
    }
amount-bank =
    { $count ->
        [one] { $count } bank
       *[other] { $count } banks
    }
amount-catapult =
    { $count ->
        [one] { $count } catapult
       *[other] { $count } catapults
    }
amount-militia = { $count } militia
amount-condottiere =
    { $count ->
        [one] { $count } condottiere
       *[other] { $count } condottieri
    }
amount-fed =
    { $count ->
        [one] { $count } supplied soldier
       *[other] { $count } supplied soldiers
    }
amount-hungry =
    { $count ->
        [one] { $count } unsupplied soldier, which counts −1
       *[other] { $count } unsupplied soldiers, which count −1 each
    }
amount-from_military = { $count } military points
amount-from_monument = { $count } for monuments
amount-from_book = { $count } for books
amount-from_painting = { $count } for paintings
amount-from_goals = { $count } for goals
amount-monument =
    { $count ->
        [one] { $count } monument
       *[other] { $count } monuments
    }
amount-book =
    { $count ->
        [one] { $count } book
       *[other] { $count } books
    }
amount-painting =
    { $count ->
        [one] { $count } painting
       *[other] { $count } paintings
    }
amount-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Names

cube-food = Food
cube-gold = Money
cube-favor = Favor
face-field = Field
face-farm = Farm
face-palazzo = Palazzo
face-bank = Bank
face-catapult = Catapult
face-militia = Militia
face-condottiere = Condottiere
kind-monument = Monument
kind-book = Book
kind-painting = Painting
pool-green = Field/Farm
pool-yellow = Palazzo/Bank
pool-soldier = Condottiere/Militia
pool-catapult = Catapult
zone-environs = Environs
    .about = A harvest yields food for your fields; each farm stores { $room } food.
zone-wall = City wall
    .about = A catapult counts 1. A soldier with a cube counts 1, without it −1; cubes on soldiers stay until the next scoring.
zone-town = City
    .about = Rents yield money for your palazzi; each bank stores { $room } money.
zone-palace = Palace
    .about = Monuments, books and paintings are worth their printed points at the end.
zone-church = Church
    .about = Holds { $room } favors at most; a favor stands for any food or money.
supply-militia_food = Food on militia
supply-condottiere_gold = Money on condottieri
supply-militia_favor = Favors on militia
supply-condottiere_favor = Favors on condottieri
place-church = Church
place-militia = Militia
place-condottiere = Condottiere

## Action cards, and what they do

phrase-offer =
    { $options ->
        [1]
            { $price_1-id ->
                [none] receive { $gain_1 }
               *[some] pay { $price_1 } for { $gain_1 }
            }
        [2]
            { $price_1-id ->
                [none] receive { $gain_1 }, or { $gain_2 }
               *[some] pay { $price_1 } for { $gain_1 }, or { $price_2 } for { $gain_2 }
            }
       *[other]
            { $price_1-id ->
                [none] receive { $gain_1 }, or { $gain_2 }, or { $gain_3 }
               *[some] pay { $price_1 } for { $gain_1 }, or { $price_2 } for { $gain_2 }, or { $price_3 } for { $gain_3 }
            }
    }

card-build_field = Clearing Fields
    .about = { phrase-offer }
card-build_farm = Farm Construction
    .about = { phrase-offer }
card-build_palazzo = Palazzo Construction
    .about = { phrase-offer }
card-build_bank = Bank Construction
    .about = { phrase-offer }
card-catapult_early = Catapult Workshop
    .about = { phrase-offer }
card-catapult_late = Arsenal
    .about = { phrase-offer }
card-monument = Sculptor
    .about = { phrase-offer }
card-book = Scribe
    .about = { phrase-offer }
card-painting = Painter
    .about = { phrase-offer }
card-harvest = Harvest
    .about = receive { $gain_1 } for each of your fields
card-taxes = Rents
    .about = receive { $gain_1 } for each of your palazzi
card-recruit_militia = Raising the Militia
    .about = take any number of militia
card-recruit_condottieri = Hiring Condottieri
    .about = take any number of condottieri
card-collector = Tax Collector
    .about = { phrase-offer }
card-three_gold = Banker's Loan
    .about = { phrase-offer }
card-three_food = Granary
    .about = { phrase-offer }

## Goals

phrase-sets =
    { $points_1 } points for one, { $points_2 } for two, { $points_3 } for three

goal-armory = Armory
    .about =
    { $each ->
        [one] { $each } point for each catapult
       *[other] { $each } points for each catapult
    }
goal-fertile_soil = Fertile Soil
    .about =
    { $each ->
        [one] { $each } point for each farm or field beyond { $threshold } in all
       *[other] { $each } points for each farm or field beyond { $threshold } in all
    }
goal-city_charter = City Charter
    .about =
    { $each ->
        [one] { $each } point for each palazzo or bank beyond { $threshold } in all
       *[other] { $each } points for each palazzo or bank beyond { $threshold } in all
    }
goal-fortress = Fortress
    .about =
    { $each ->
        [one] { $each } point for every { $divisor } military points
       *[other] { $each } points for every { $divisor } military points
    }
goal-chapel = Chapel
    .about = pairs of a monument and a painting: { phrase-sets }
goal-town_hall = Town Hall
    .about = pairs of a monument and a book: { phrase-sets }
goal-palace = Palace
    .about = sets of a monument, a book and a painting: { phrase-sets }
goal-villa = Villa
    .about = pairs of a book and a painting: { phrase-sets }

## Options of a game

option-open_goals = Open goals
    .about = Everybody plays with both goals face up.
option-auto_best_culture = Always the best work
    .about = Whoever buys a culture token takes the highest value in stock.
option-auto_commit_overflow = Surplus to the soldiers
    .about = Cubes for which there is no room go to soldiers without supplies, as many as they can take.
option-require_positive_force = No strength, no points
    .about = Military points are only for a strength above zero.

## Phrases that several sentences share

phrase-kind =
    { $kind-id ->
        [monument] monument
        [book] book
       *[painting] painting
    }
phrase-have =
    { $have-id ->
        [none] you have nothing
       *[some] you have { $have }
    }
phrase-supply =
    { $supply-id ->
        [militia_food]
            { $count ->
                [one] 1 food on a militia
               *[other] { $count } food on { $count } militia
            }
        [condottiere_gold]
            { $count ->
                [one] 1 money on a condottiere
               *[other] { $count } money on { $count } condottieri
            }
        [militia_favor]
            { $count ->
                [one] 1 favor on a militia
               *[other] { $count } favors on { $count } militia
            }
       *[condottiere_favor]
            { $count ->
                [one] 1 favor on a condottiere
               *[other] { $count } favors on { $count } condottieri
            }
    }

## What happens

event-dealt_start =
    { $you ->
        [yes] You start with { $card }.
       *[no] { $seat } starts with { $card }.
    }
    .item =
        { $you ->
            [yes] you with { $card }
           *[no] { $seat } with { $card }
        }
    .list = and besides { $items }
event-dealt_goal =
    { $you ->
        [yes] You are dealt the goal { $goal }.
       *[no] { $seat } is dealt the goal { $goal }.
    }
    .item = { $goal }
    .list =
        { $you ->
            [yes]
                { $size ->
                    [one] you are dealt the goal { $items }
                   *[other] you are dealt the goals { $items }
                }
           *[no]
                { $size ->
                    [one] { $seat } is dealt the goal { $items }
                   *[other] { $seat } is dealt the goals { $items }
                }
        }
event-set_out = Everybody begins with { $card }, { $tokens }, and { $cubes }.
    .clause = everybody begins with { $card }, { $tokens }, and { $cubes }
event-first_player =
    { $you ->
        [yes] You are drawn as the starting player.
       *[no] { $seat } is drawn as the starting player.
    }
event-turn_begun =
    { $you ->
        [yes] Your turn begins.
       *[no] The turn of { $seat } begins.
    }
    .heading =
        { $you ->
            [yes] you
           *[no] { $seat }
        }
event-revealed = { $card } joins the display.
    .item = { $card }
    .list =
        { $size ->
            [one]
                { $lead ->
                    [yes] { $items } too
                   *[no] { $items } joins the display
                }
           *[other]
                { $lead ->
                    [yes] { $items } too
                   *[no] { $items } join the display
                }
        }
event-activated =
    { $you ->
        [yes] You activate { $card }.
       *[no] { $seat } activates { $card }.
    }
event-paid =
    { $you ->
        [yes] You pay { $payment }.
       *[no] { $seat } pays { $payment }.
    }
    .clause =
        { $you ->
            [yes] pay { $payment }
           *[no] pays { $payment }
        }
event-received_tokens =
    { $count ->
        [0]
            { $you ->
                [yes] You recruit nobody.
               *[no] { $seat } recruits nobody.
            }
       *[other]
            { $left ->
                [0]
                    { $you ->
                        [yes] You receive { $face }, and the supply is empty.
                       *[no] { $seat } receives { $face }, and the supply is empty.
                    }
               *[other]
                    { $you ->
                        [yes] You receive { $face }.
                       *[no] { $seat } receives { $face }.
                    }
            }
    }
    .clause =
        { $count ->
            [0]
                { $you ->
                    [yes] recruit nobody
                   *[no] recruits nobody
                }
           *[other]
                { $left ->
                    [0]
                        { $you ->
                            [yes] receive { $face } (the supply is empty now)
                           *[no] receives { $face } (the supply is empty now)
                        }
                   *[other]
                        { $you ->
                            [yes] receive { $face }
                           *[no] receives { $face }
                        }
                }
        }
event-took_culture =
    { $you ->
        [yes] You take a { phrase-kind } worth { $value }.
       *[no] { $seat } takes a { phrase-kind } worth { $value }.
    }
    .clause =
        { $you ->
            [yes] take a { phrase-kind } worth { $value }
           *[no] takes a { phrase-kind } worth { $value }
        }
event-gained =
    { $short ->
        [0]
            { $you ->
                [yes] You receive { $cube }.
               *[no] { $seat } receives { $cube }.
            }
       *[other]
            { $you ->
                [yes] You store { $cube } of { $entitled }: the rest lacks room, or cubes in the supply.
               *[no] { $seat } stores { $cube } of { $entitled }: the rest lacks room, or cubes in the supply.
            }
    }
    .item =
        { $short ->
            [0] { $cube }
           *[other] { $cube } of { $entitled } (room or cubes are short)
        }
    .list =
        { $you ->
            [yes] receive { $items }
           *[no] receives { $items }
        }
event-overflow =
    { $count ->
        [0]
            { $you ->
                [yes] You leave the surplus in the supply.
               *[no] { $seat } leaves the surplus in the supply.
            }
       *[other]
            { $you ->
                [yes] Of the surplus, you put { phrase-supply }.
               *[no] Of the surplus, { $seat } puts { phrase-supply }.
            }
    }
    .clause =
        { $count ->
            [0] the surplus stays in the reserve
           *[other]
                { $you ->
                    [yes] put, out of the surplus, { phrase-supply }
                   *[no] puts, out of the surplus, { phrase-supply }
                }
        }
event-exchanged =
    { $alike ->
        [1]
            { $you ->
                [yes] You exchange { $given } for another { $taken } from the display.
               *[no] { $seat } exchanges { $given } for another { $taken } from the display.
            }
       *[other]
            { $you ->
                [yes] You exchange { $given } for { $taken } from the display.
               *[no] { $seat } exchanges { $given } for { $taken } from the display.
            }
    }
    .clause =
        { $alike ->
            [1]
                { $you ->
                    [yes] exchange it for another { $taken } from the display
                   *[no] exchanges it for another { $taken } from the display
                }
           *[other]
                { $you ->
                    [yes] exchange { $given } for { $taken } from the display
                   *[no] exchanges { $given } for { $taken } from the display
                }
        }
event-changed =
    { $alike ->
        [1]
            { $you ->
                [yes] You spend an action to change { $given } for another { $taken } from the display.
               *[no] { $seat } spends an action to change { $given } for another { $taken } from the display.
            }
       *[other]
            { $you ->
                [yes] You spend an action to change { $given } for { $taken } from the display.
               *[no] { $seat } spends an action to change { $given } for { $taken } from the display.
            }
    }
event-took_favor =
    { $place-id ->
        [church]
            { $you ->
                [yes] You take a favor into your church.
               *[no] { $seat } takes a favor into the church.
            }
        [militia]
            { $you ->
                [yes] You take a favor and put it on a militia.
               *[no] { $seat } takes a favor and puts it on a militia.
            }
       *[condottiere]
            { $you ->
                [yes] You take a favor and put it on a condottiere.
               *[no] { $seat } takes a favor and puts it on a condottiere.
            }
    }
event-committed =
    { $you ->
        [yes] You put { phrase-supply }.
       *[no] { $seat } puts { phrase-supply }.
    }
    .clause = then { phrase-supply }
event-skipped =
    { $action ->
        [1]
            { $you ->
                [yes] You skip your first action.
               *[no] { $seat } skips the first action.
            }
       *[other]
            { $you ->
                [yes] You skip your second action.
               *[no] { $seat } skips the second action.
            }
    }
event-actions_forgone =
    { $count ->
        [1]
            { $you ->
                [yes] You skip your second action.
               *[no] { $seat } skips the second action.
            }
       *[other]
            { $you ->
                [yes] You skip both actions.
               *[no] { $seat } skips both actions.
            }
    }
event-turn_ended =
    { $you ->
        [yes] You end your turn with { phrase-stores } in store, and { $card } leaves the game.
       *[no] { $seat } ends the turn with { phrase-stores } in store, and { $card } leaves the game.
    }
    .action = { $head }; { $rest }.
phrase-stores =
    { $stores-id ->
        [none] nothing
       *[some] { $stores }
    }
event-military_card = The military scoring card of year { $year } turns up.
event-year_ended = The display cannot be completed: year { $year } is over.
event-year_begun = Year { $year } begins.
    .heading = Year { $year }
event-scoring_begun =
    { $annual ->
        [1] Military scoring at the end of year { $year }.
       *[other] Extra military scoring in year { $year }.
    }
event-supply_order = Soldiers are supplied in this order, the largest army first: { $seats }.
    .clause = soldiers are supplied in this order, the largest army first: { $seats }
event-supplied =
    { $you ->
        [yes] You put { phrase-supply }.
       *[no] { $seat } puts { phrase-supply }.
    }
    .clause =
        { $you ->
            [yes] you put { phrase-supply }
           *[no] { $seat } puts { phrase-supply }
        }
    .action = { $head }; { $rest }.
event-supplied_nothing =
    { $you ->
        [yes] You supply none of your soldiers.
       *[no] { $seat } supplies no soldier.
    }
    .clause =
        { $you ->
            [yes] you supply none of your soldiers
           *[no] { $seat } supplies no soldier
        }
    .action = { $head }; { $rest }.
event-scored_military =
    { $you ->
        [yes] You are { phrase-place } with a strength of { $force }{ phrase-army } and score { phrase-military }, { $total } in all.
       *[no] { $seat } is { phrase-place } with a strength of { $force }{ phrase-army } and scores { phrase-military }, { $total } in all.
    }
phrase-place =
    { $equal ->
        [1] { phrase-rank }
       *[other] joint { phrase-rank }
    }
phrase-rank =
    { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }
phrase-army =
    { $army-id ->
        [none] { "" }
       *[some] { " " }({ $army })
    }
phrase-military =
    { $points ->
        [0] no military points
        [one] { $points } military point
       *[other] { $points } military points
    }
event-cubes_returned =
    { $you ->
        [yes] From your soldiers, { $cubes } return to the reserve.
       *[no] From the soldiers of { $seat }, { $cubes } return to the reserve.
    }
event-dismissed =
    { $you ->
        [yes] You dismiss { $face }.
       *[no] { $seat } dismisses { $face }.
    }
    .clause =
        { $you ->
            [yes] you dismiss { $face }
           *[no] { $seat } dismisses { $face }
        }
event-standing =
    { $you ->
        [yes] After year { $year }, goals not counted, you stand at { phrase-points }.
       *[no] After year { $year }, goals not counted, { $seat } stands at { phrase-points }.
    }
    .clause =
        { $you ->
            [yes] you at { $points }
           *[no] { $seat } at { $points }
        }
phrase-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-showed_goal =
    { $you ->
        [yes] You reveal the goal { $goal } ({ $goal-about }): { phrase-points }.
       *[no] { $seat } reveals the goal { $goal } ({ $goal-about }): { phrase-points }.
    }
event-points_counted =
    { $you ->
        [yes] You come to { phrase-points }: { $sources }.
       *[no] { $seat } comes to { phrase-points }: { $sources }.
    }
event-game_over = The third year is over, and with it the game.

## Questions

prompt-turn-action =
    { $action ->
        [1] Year { $year }, first action: what will you do?
        [2] Year { $year }, second action: what will you do?
       *[other] Your actions are done. Put cubes on your soldiers, or end the turn.
    }
prompt-turn-change = Which card of the display do you take for { $card }?
prompt-turn-favor = Where do you put the favor?
prompt-activation-option = { $card }: which of its options do you carry out?
prompt-activation-favors_for_food = { $card } costs { $price }; { phrase-have }. How do you pay the food?
prompt-activation-favors_for_gold = { $card } costs { $price }; { phrase-have }. How do you pay the money?
prompt-activation-culture = { $card }: which token do you take?
prompt-activation-recruits = { $card }: how many soldiers do you take?
prompt-activation-overflow_food = { $card }: your farms are full. How much of the surplus food goes to your militia?
prompt-activation-overflow_gold = { $card }: your banks are full. How much of the surplus money goes to your condottieri?
prompt-activation-exchange = { $card } must be exchanged: which card of the display do you take?
prompt-scoring-supply_food = Military scoring: how many militia do you feed?
prompt-scoring-supply_gold = Military scoring: how many condottieri do you pay?
prompt-scoring-supply_favor_militia = Military scoring: how many favors do you put on militia?
prompt-scoring-supply_favor_condottieri = Military scoring: how many favors do you put on condottieri?
prompt-scoring-dismiss_militia = The scoring is over: how many militia do you dismiss?
prompt-scoring-dismiss_condottieri = The scoring is over: how many condottieri do you dismiss?

## Choices

action-activate =
    { $options ->
        [1]
            { $cost-id ->
                [none]
                    { $gain-id ->
                        [none] Activate { $card }: { $card-about }
                       *[some]
                            { $card-id ->
                                [recruit_militia] Activate { $card }: receive up to { $gain }
                                [recruit_condottieri] Activate { $card }: receive up to { $gain }
                               *[other] Activate { $card }: receive { $gain }
                            }
                    }
               *[some] Activate { $card }: pay { $cost } for { $gain }
            }
       *[other] Activate { $card }: { $card-about }
    }
action-change = Change { $card } (for a card of the display)
action-favor = Take a favor
action-commit =
    { $supply-id ->
        [militia_food] Put 1 food on a militia
        [condottiere_gold] Put 1 money on a condottiere
        [militia_favor] Put 1 favor on a militia
       *[condottiere_favor] Put 1 favor on a condottiere
    }
action-skip =
    { $action ->
        [1] Skip the first action
       *[other] Skip the second action
    }
action-end = End the turn; { $card } leaves the game
action-option =
    { $cost-id ->
        [none] Receive { $gain }
       *[some] Pay { $cost } for { $gain }
    }
action-favors_for_food = Pay { $payment }
action-favors_for_gold = Pay { $payment }
action-take = Take a { phrase-kind } worth { $value }
action-recruit =
    { $count ->
        [0] Take nobody
       *[other] Take { $face }
    }
action-food_to_soldiers =
    { $count ->
        [0] Put none on militia
       *[other] Put { $count } food on militia
    }
action-gold_to_soldiers =
    { $count ->
        [0] Put none on condottieri
       *[other] Put { $count } money on condottieri
    }
action-swap =
    { $position ->
        [0] Take { $card }; { $given } takes its place and is the next to leave the row
       *[other] Take { $card }; { $given } takes its place in the row
    }
action-place =
    { $place-id ->
        [church] In the church
        [militia] On a militia
       *[condottiere] On a condottiere
    }
action-supply_food =
    { $count ->
        [0] Feed nobody
       *[other] Feed { $count } militia
    }
action-supply_gold =
    { $count ->
        [0] Pay nobody
        [one] Pay { $count } condottiere
       *[other] Pay { $count } condottieri
    }
action-supply_favor_militia =
    { $count ->
        [0] No favor on militia
        [one] { $count } favor on militia
       *[other] { $count } favors on militia
    }
action-supply_favor_condottieri =
    { $count ->
        [0] No favor on condottieri
        [one] { $count } favor on condottieri
       *[other] { $count } favors on condottieri
    }
action-dismiss_militia =
    { $count ->
        [0] Keep all militia
       *[other] Dismiss { $count } militia
    }
action-dismiss_condottieri =
    { $count ->
        [0] Keep all condottieri
        [one] Dismiss { $count } condottiere
       *[other] Dismiss { $count } condottieri
    }

## What a choice would do

effect-lost =
    { $room ->
        [0] No room: you lose { $cube }.
       *[other] Room for { $room }: you lose { $cube }.
    }
effect-overflow =
    { $room ->
        [0] No room in store: { $cube } can go to soldiers without supplies.
       *[other] Room for { $room } in store: { $cube } more can go to soldiers without supplies.
    }
effect-supply_short = The supply has only { $cube } left.
effect-hungry =
    { $count ->
        [one] You have no cube for { $count } soldier: without one it counts −1.
       *[other] You have no cubes for { $count } soldiers: without one each counts −1.
    }
effect-forgone =
    { $count ->
        [one] You give up { $count } action.
       *[other] You give up { $count } actions.
    }
effect-year_ends = Year { $year } ends with this turn: a military scoring follows.
effect-keeps = You keep { $kept }.
effect-favors_needed =
    { $count ->
        [one] { $count } favor has to stand in for what you lack.
       *[other] { $count } favors have to stand in for what you lack.
    }
effect-stores = Then you can store { $cube } in all.
effect-yields =
    { $cube-id ->
        [food] Then a harvest yields { $cube }.
       *[gold] Then rents yield { $cube }.
    }
effect-church = Then your church holds { $count } of { $room } favors.
effect-strength = Your strength becomes { $force }.
effect-strength_if_fed = With what you have in store your strength becomes { $force }.
effect-goal =
    { $points ->
        [one] Your goal { $goal } is then worth { $points } point.
       *[other] Your goal { $goal } is then worth { $points } points.
    }
effect-affordable = What you have in store is enough to use it.
effect-short_of = To use it you lack { $missing }.
effect-exchange = Then it is exchanged for a card of the display, without another action.

## Why not

reason-too_poor =
    { $favors ->
        [none]
            { $card-id ->
                [none] You cannot pay { $price }: { phrase-have }.
               *[other] You cannot activate { $card }: it costs { $price }; { phrase-have }.
            }
        [0] Without a favor here you cannot pay { $price }: { phrase-have }.
        [one] With { $favors } favor here you cannot pay { $price }: { phrase-have }.
       *[other] With { $favors } favors here you cannot pay { $price }: { phrase-have }.
    }
reason-no_tokens_left =
    { $card-id ->
        [none]
            { $have ->
                [0] The supply has no { $pool } tokens left.
               *[other] This takes { $need } { $pool } tokens, and the supply has only { $have }.
            }
       *[other]
            { $have ->
                [0] You cannot activate { $card }: the supply has no { $pool } tokens left.
               *[other] You cannot activate { $card }: it takes { $need } { $pool } tokens, and the supply has only { $have }.
            }
    }
reason-sold_out =
    { $value ->
        [none]
            { $card-id ->
                [none] There is no { phrase-kind } left.
               *[other] You cannot activate { $card }: there is no { phrase-kind } left.
            }
       *[other] There is no { phrase-kind } worth { $value } left.
    }
reason-reserve_empty =
    { $cube-id ->
        [food] The supply has no food left.
        [gold] The supply has no money left.
       *[favor] The supply has no favor left.
    }
reason-no_room =
    Your church is full ({ $have } of { $room }), and no soldier of yours lacks a cube.
reason-church_full = Your church is full: it holds { $have } of { $room } favors.
reason-no_unsupplied_soldier =
    { $face-id ->
        [militia] You have no militia without a cube.
       *[condottiere] You have no condottiere without a cube.
    }
reason-no_cube =
    { $cube-id ->
        [food] You have no food in your farms.
        [gold] You have no money in your banks.
       *[favor] You have no favor in your church.
    }
reason-too_few_favors =
    { $have ->
        [0] That takes { $need }, and you have no favor left.
        [one] That takes { $need }, and you have only { $have } favor left.
       *[other] That takes { $need }, and you have only { $have } favors left.
    }
reason-best_value_only =
    A { phrase-kind } worth { $value } is not the best in stock, and this table has agreed to take the best.
reason-all_on_soldiers =
    { $need ->
        [one] This table has agreed that surplus goes to soldiers: put 1 cube there.
       *[other] This table has agreed that surplus goes to soldiers: put all { $need } cubes there.
    }

## Score

score-military = Military points
score-monument =
    { $count ->
        [one] { $count } monument
       *[other] { $count } monuments
    }
score-book =
    { $count ->
        [one] { $count } book
       *[other] { $count } books
    }
score-painting =
    { $count ->
        [one] { $count } painting
       *[other] { $count } paintings
    }
score-goal = Goal: { $goal }
tie-cubes = More stored cubes win
source-goals = Goals
source-painting = Paintings
source-book = Books
source-monument = Monuments
source-military = Military points

## The table in text

table-display = Display (⇄: exchanged once used; card 1 leaves when the turn ends)
amount-pile =
    { $count ->
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }
table-principalities = Principalities (food 1/4: one cube, room for four; militia 1/3: one of three fed)
table-cards = Cards
table-goals = Goals
table-supply = Supply
table-cubes = Cubes
table-tokens = Tokens
table-works = Works
table-first = Starting player

## The drawn table

label-display = Display
label-leaves = leaves after this turn
label-place = place { $position } of the display
label-pile =
    { $count ->
        [one] card left in year { $year }
       *[other] cards left in year { $year }
    }
label-row = { $count } cards · { $pile } in the pile
label-scorings =
    { $count ->
        [0] no military scoring is hidden in the pile of year { $year }
        [one] one military scoring is still hidden in the pile of year { $year }
       *[other] { $count } military scorings are still hidden in the pile of year { $year }
    }
label-in_pile = Still to come
label-military = Military scoring
label-out = Out of the game
label-none_out = no card yet
label-per =
    { $cube-id ->
        [food] food = your
       *[other] money = your
    }
label-any = any number
label-take = take
label-exchange = exchanged once used
label-in_use = in use
label-own_principality = Your principality
label-principality = The principality of { $seat }
label-own_cards = Your cards
label-cards = The cards of { $seat }
label-yields =
    { $cube-id ->
        [food] harvest yields { $count }
       *[other] rents yield { $count }
    }
label-stored =
    { $cube-id ->
        [food] food { $count } of { $room } stored
        [gold] money { $count } of { $room } stored
       *[favor] favors { $count } of { $room }
    }
label-full = full
label-force = strength { $force }
label-with_cube =
    { $count ->
        [0] none with a cube
       *[other] { $count } with a cube
    }
label-goal_now =
    { $count ->
        [one] now { $count } point
       *[other] now { $count } points
    }
label-goals_secret = goals are secret, only you see them
label-goals_hidden = The goals lie face down
label-goals_open = the goals lie open
label-hidden = hidden
label-own = you
label-scored_now = If scored now
label-now_or_supplied = now / with all they can supply
label-supply_order = Supply order
label-agreed = Agreed at this table:
label-turn = Year { $year }: { $seat }

# What is reconstructed in the component file, and what a changed value does.
data-piles = Cards of the three piles
    .about = How often each card turns up in a year, and with how many players: what one can wait for, and what is rare.
data-culture = Values of monuments, books and paintings
    .about = The points that a culture token brings at the end; the best of its kind are taken first.
data-start_cards = Cards dealt at the start
    .about = What everybody holds in the first turns, and so who can build, harvest or recruit at once.
data-action_types = Exchange arrows on cards
    .about = Whether a card may be changed for one of the display after it has been used.
data-setup-players = Size of the piles and turns of a year
    .about = How long a year lasts, and how many of its cards come into play.
data-board-zones = Spaces on the city boards
    .about = How many spaces are drawn; tokens for which there is none lie beside them.
data-military-bills = Denominations of the military points
    .about = How the points are paid out, not how many there are.

## What an estimate of a position counts, as it stands after “for”

weight-food = food in store
weight-gold = money in store
weight-favor = favors
weight-field = fields
weight-palazzo = palazzi
weight-farm = room in farms
weight-bank = room in banks
weight-harvest = food that a harvest would bring
weight-taxes = money that taxes would bring
weight-catapult = catapults for later scorings
weight-soldier = soldiers for later scorings
weight-next_scoring = the next military scoring
weight-force = a lead in force
weight-culture = works that the hand can buy
weight-production_card = production cards in hand
weight-imminent = the military scoring close at hand
weight-upkeep = what soldiers will eat

## The lists of the rules

column-card = Card
column-effect = What it does
column-exchange = Exchanged after use
column-year1 = Year 1
column-year2 = Year 2
column-year3 = Year 3
column-pile = Pile
column-copies = Copies
column-kind = Culture
column-values = Values
column-goal = Goal
column-back = Back
column-points = Points
column-players = Players
column-display = Display
column-piles = Cards in years 1 / 2 / 3
column-turns = Turns for each player in years 1 / 2 / 3
column-place_1 = 1st
column-place_2 = 2nd
column-place_3 = 3rd
column-place_4 = 4th
column-yes = yes
column-no = no
