// What the server says and hears, under the names the client uses.
export type Json = any; // eslint-disable-line

export type Params = Record<string, number | string>;

export interface GameEvent {
  code: string;
  params: Params;
}

export interface Reason {
  code: string;
  rule: string;
  params: Params;
}

export interface Prompt {
  code: string;
  rule: string;
  params: Params;
  step: number;
  steps: number;
}

export interface Choice {
  action: string;
  verb: string;
  targets: string[];
  group: string;
  cost: Params;
  gain: Params;
  params: Params;
  reveals: boolean;
  default: boolean;
}

export interface Blocked extends Omit<Choice, "reveals" | "default"> {
  reason: Reason;
}

export interface Decision {
  seat: number;
  line: number;
  prompt: Prompt;
  options: Choice[];
  blocked: Blocked[];
  speak: boolean;
}
