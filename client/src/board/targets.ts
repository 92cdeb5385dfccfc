// Which things of a table the running decision names: what may be done there, and what may not and why.
import type { Blocked, Choice, Decision } from "../net/messages";

export interface Target {
  /** Options that begin here: a click chooses one of them. */
  options: Choice[];
  blocked: Blocked[];
  /** An option that begins elsewhere names this thing too: the source of what is taken. */
  named: boolean;
}

const NOTHING: Target = { options: [], blocked: [], named: false };

/** The first target of an option is where it is chosen; the others are only ringed with it. */
export function targetsOf(decisions: readonly Decision[]): Map<string, Target> {
  const found = new Map<string, Target>();
  const at = (id: string): Target => {
    const target = found.get(id) ?? { options: [], blocked: [], named: false };
    found.set(id, target);
    return target;
  };
  for (const decision of decisions) {
    for (const option of decision.options) {
      option.targets.forEach((id, place) => {
        if (place === 0) at(id).options.push(option);
        else at(id).named = true;
      });
    }
    for (const blocked of decision.blocked) if (blocked.targets[0]) at(blocked.targets[0]).blocked.push(blocked);
  }
  return found;
}

export const targetAt = (targets: ReadonlyMap<string, Target>, id: string | null): Target => (id ? targets.get(id) : undefined) ?? NOTHING;
