"""A small network: from what a seat observes to what it does (policy) and what it expects to get (value)."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

# What an illegal action is given instead of its logit.
NEVER = -1e9


class PolicyValue(nn.Module):
    """Two hidden layers that policy and value share."""

    def __init__(self, features: int, actions: int, width: int) -> None:
        super().__init__()
        self.first = nn.Linear(features, width)
        self.second = nn.Linear(width, width)
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 0.1)

    def forward(self, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Returns the logits of the actions, NEVER where they are illegal, and the value."""
        hidden = torch.relu(self.second(torch.relu(self.first(observation))))
        return self.policy(hidden).masked_fill(~mask, NEVER), self.value(hidden).squeeze(-1)

    def save(self, path: Path) -> None:
        """Write the weights where `learned.py`, which needs no PyTorch, reads them."""
        np.savez(path, **{name: tensor.detach().cpu().numpy() for name, tensor in self.state_dict().items()})
