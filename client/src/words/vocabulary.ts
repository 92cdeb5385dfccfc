// All that a game can say, as the server tells it: see signoria/core/vocabulary.py.
export interface Param {
  sort: "number" | "seat" | "name" | "counted" | "part" | "seats" | "names";
  of?: string;
  thing?: string;
  optional?: boolean;
}
export type Shape = Record<string, Param>;
export type Fact = number | Record<string, number>;
type Facts = Record<string, Record<string, Record<string, Fact>>>;
/** Facts that are otherwise where an option has a value. */
export interface Variant {
  option: string;
  value: boolean | number | string;
  facts: Facts;
}

/** How events make chapters, actions and their steps: see signoria/core/story.py. */
export interface StoryShape {
  chapters: Record<string, number>;
  opens: string[];
  gathers: Record<string, string[]>;
  completes: Record<string, string[]>;
  headlines: string[];
  clauses: string[];
  means: string[];
  sums: string[];
}

export interface Vocabulary {
  events: Record<string, Shape>;
  prompts: Record<string, Shape>;
  reasons: Record<string, Shape>;
  scores: Record<string, Shape>;
  actions: Record<string, Shape>;
  effects: Record<string, Shape>;
  names: Record<string, string[]>;
  things: string[];
  facts: Facts;
  variants?: Variant[];
  story: StoryShape;
}

export const NO_VOCABULARY: Vocabulary = {
  events: {},
  prompts: {},
  reasons: {},
  scores: {},
  actions: {},
  effects: {},
  names: {},
  things: [],
  facts: {},
  story: { chapters: {}, opens: [], gathers: {}, completes: {}, headlines: [], clauses: [], means: [], sums: [] },
};
