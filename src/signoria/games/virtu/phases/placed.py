"""To import this puts every decision of the game in its place, and checks that none is missing."""

from signoria.games.virtu.decisions import DECISIONS
from signoria.games.virtu.payment import pay as pay
from signoria.games.virtu.phases import alliance as alliance
from signoria.games.virtu.phases import annex as annex
from signoria.games.virtu.phases import combat as combat
from signoria.games.virtu.phases import courtiers as courtiers
from signoria.games.virtu.phases import family as family
from signoria.games.virtu.phases import govern as govern
from signoria.games.virtu.phases import intrigue as intrigue
from signoria.games.virtu.phases import losses as losses
from signoria.games.virtu.phases import marker as marker
from signoria.games.virtu.phases import market as market
from signoria.games.virtu.phases import opening as opening
from signoria.games.virtu.phases import patronise as patronise
from signoria.games.virtu.phases import recruit as recruit
from signoria.games.virtu.phases import reorganise as reorganise
from signoria.games.virtu.phases import retreat as retreat
from signoria.games.virtu.phases import sieges as sieges
from signoria.games.virtu.phases import trade as trade
from signoria.games.virtu.phases import troops as troops
from signoria.games.virtu.phases import turn as turn
from signoria.games.virtu.phases import war as war
from signoria.games.virtu.phases import winter as winter
from signoria.games.virtu.two_players import influence as influence

DECISIONS.check()
