"""Proximal policy optimization: a few passes over a rollout, none of which may change the policy much."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from network import PolicyValue
from numpy.typing import NDArray
from self_play import Numbers, Rollout, advantages
from torch import Tensor


@dataclass(frozen=True)
class Settings:
    """Of the optimization; the usual values of the field."""

    rate: float = 5e-4
    last_rate: float = 5e-5
    passes: int = 4
    parts: int = 8
    clip: float = 0.2
    decay: float = 0.95
    value_weight: float = 0.5
    entropy_weight: float = 0.01
    last_entropy_weight: float = 0.002
    largest_gradient: float = 0.5


class Learner:
    """A network, its optimizer and its luck."""

    def __init__(self, network: PolicyValue, settings: Settings, seed: int) -> None:
        self.network = network
        self.settings = settings
        self.device = next(network.parameters()).device
        self.optimizer = torch.optim.Adam(network.parameters(), lr=settings.rate, eps=1e-5)
        self.luck = torch.Generator(self.device).manual_seed(seed)

    @torch.no_grad()
    def act(self, observation: Numbers, mask: NDArray[np.bool_]) -> tuple[NDArray[np.int64], Numbers, Numbers]:
        """Returns an action for each row, drawn from the policy, its log-probability, and the value."""
        logits, value = self.network(self._tensor(observation), self._tensor(mask))
        noise = torch.rand(logits.shape, generator=self.luck, device=self.device)
        action = (logits - torch.log(-torch.log(noise.clamp(1e-20, 1 - 1e-7)))).argmax(1)
        log_probability = torch.log_softmax(logits, 1).gather(1, action[:, None]).squeeze(1)
        return action.cpu().numpy(), log_probability.cpu().numpy(), value.cpu().numpy()

    def learn(self, rollout: Rollout, progress: float) -> dict[str, float]:
        """Learn from a rollout; `progress`, from 0 to 1, lowers the rate. Returns the means of what was minimized."""
        settings = self.settings
        for group in self.optimizer.param_groups:
            group["lr"] = _between(settings.rate, settings.last_rate, progress)
        entropy_weight = _between(settings.entropy_weight, settings.last_entropy_weight, progress)
        advantage, known = advantages(rollout, settings.decay)
        kept = np.flatnonzero(known.ravel())
        rows = [self._tensor(array.reshape(-1, *array.shape[2:])[kept]) for array in _learned_from(rollout, advantage)]
        sums = np.zeros(3)
        for _ in range(settings.passes):
            order = torch.randperm(len(kept), generator=self.luck, device=self.device)
            for part in order.chunk(settings.parts):
                sums += self._step([row[part] for row in rows], entropy_weight)
        policy, value, entropy = sums / (settings.passes * settings.parts)
        return {"policy_loss": policy, "value_loss": value, "entropy": entropy}

    def _step(self, rows: list[Tensor], entropy_weight: float) -> tuple[float, float, float]:
        observation, mask, action, before, old_value, advantage = rows
        settings = self.settings
        logits, value = self.network(observation, mask)
        every = torch.log_softmax(logits, 1)
        ratio = (every.gather(1, action[:, None]).squeeze(1) - before).exp()
        gain = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        policy_loss = -torch.minimum(ratio * gain, clipped * gain).mean()
        value_loss = (value - (old_value + advantage)).square().mean()
        entropy = -(every.exp() * every).sum(1).mean()
        loss = policy_loss + settings.value_weight * value_loss - entropy_weight * entropy
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), settings.largest_gradient)
        self.optimizer.step()
        return policy_loss.item(), value_loss.item(), entropy.item()

    def _tensor(self, array: NDArray[np.generic]) -> Tensor:
        return torch.from_numpy(array).to(self.device)


def _learned_from(rollout: Rollout, advantage: Numbers) -> list[NDArray[np.generic]]:
    was = rollout.log_probability, rollout.value
    return [rollout.observation, rollout.mask, rollout.action, *was, advantage]


def _between(first: float, last: float, progress: float) -> float:
    return first + (last - first) * min(progress, 1.0)
