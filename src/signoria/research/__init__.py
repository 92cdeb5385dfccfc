"""The games behind the interfaces of the field: PettingZoo, Gymnasium, OpenSpiel, and batches of games.

    import signoria.research as sr

    env = sr.aec("principato", players=2)

docs/research.md has an example of each.
"""

from signoria.research.libraries import NEEDED as NEEDED  # first, for its sentence

# isort: split
from signoria.research.aec_env import AecGame as AecGame
from signoria.research.aec_env import aec as aec
from signoria.research.buffers import features_into as features_into
from signoria.research.buffers import layout as layout
from signoria.research.buffers import mask_into as mask_into
from signoria.research.dataset import dataset as dataset
from signoria.research.dataset import read_dataset as read_dataset
from signoria.research.gym_env import GymGame as GymGame
from signoria.research.gym_env import gym as gym
from signoria.research.openspiel_game import openspiel as openspiel
from signoria.research.parallel_env import ParallelGame as ParallelGame
from signoria.research.parallel_env import parallel as parallel
from signoria.research.suite import Suite as Suite
from signoria.research.suite import SuiteResult as SuiteResult
from signoria.research.suite import Task as Task
from signoria.research.suite import suite as suite
from signoria.research.vector_env import Arrays as Arrays
from signoria.research.vector_env import VectorGame as VectorGame
from signoria.research.vector_env import vector as vector
