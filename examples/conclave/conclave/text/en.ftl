## What is asked

prompt-ballot = Write two families; nobody will see them before all have written. ({ $step } of { $steps })
prompt-bid = The chamberlain's voice stands at { $standing }. What do you bid?
prompt-acclaim = The voice is yours: whom does it acclaim?
prompt-reconsider = It acclaims { $family }. For one more ducat it may still be another.

## What can be done

action-write = Write { $family }
action-bid = Bid { $cost }
action-pass = Pass
action-acclaim = Acclaim { $family }

## Why not

reason-own_favourite = { $family } is your favourite, and nobody writes their own.
reason-too_poor = That is { $need }, and you have { $have }.

## What happened

event-dealt = Your favourite is { $family }.
event-has_written =
    { $you ->
        [yes] You have sealed your ballot.
       *[no] { $seat } has sealed a ballot.
    }
event-voted =
    { $you ->
        [yes] You voted for { $family }.
       *[no] { $seat } voted for { $family }.
    }
event-paid =
    { $you ->
        [yes] You pay { $ducats } for the voice.
       *[no] { $seat } pays { $ducats } for the voice.
    }
event-acclaimed =
    { $you ->
        [yes] You acclaim { $family }.
       *[no] { $seat } acclaims { $family }.
    }

## The score

score-elected = Favourite elected
score-votes = Votes for the favourite
score-ducats = Ducats kept

## Names

family-borgia = Borgia
family-colonna = Colonna
family-farnese = Farnese
family-medici = Medici
family-orsini = Orsini
amount-ducats =
    { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
option-purse = Ducats to begin with
option-long = A third scrutiny
