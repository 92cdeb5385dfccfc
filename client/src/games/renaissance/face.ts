// How Renaissance looks on the table page: the arms of the powers, points so far, the phases of a turn.
import type { Face } from "../board";
import type { SeatStyle } from "../../ui/arms";
import { spread, type Figures, type TableView } from "./table";
import { asked } from "./asked";
import { about, beside, button, note } from "./beside";
import { ends, folds, leaves } from "./groups";
import { question, remark } from "./question";

/** The scenarios reuse pawns: the glyph changes, the colour stays. */
export const POWERS: Record<string, SeatStyle> = {
  florence: { colour: "cinabro", glyph: "arms.fleur-de-lys" },
  milan: { colour: "oltremare", glyph: "arms.snake" },
  venice: { colour: "verderame", glyph: "arms.lion" },
  rome: { colour: "giallorino", glyph: "arms.glyph/keys" },
  naples: { colour: "morello", glyph: "arms.glyph/pales" },
  genoa: { colour: "biacca", glyph: "arms.glyph/cross" },
  france: { colour: "biacca", glyph: "arms.glyph/three-lilies" },
  spain: { colour: "morello", glyph: "arms.castle" },
  empire: { colour: "verderame", glyph: "arms.eagle-emblem" },
  swiss: { colour: "oltremare", glyph: "arms.glyph/swiss" },
};
const DECLINE = "action.decline";
/** What leaves things as they are, whatever its verb. */
const NOTHING = new Set(["lay:nothing", "answer:pass"]);
const ICONS: Record<string, string> = {
  garrison: "garrison",
  target: "action.attack",
  attack: "action.attack",
  loot: "card.looters",
  looters: "card.looters",
  free_looters: "card.looters",
  bribe: "card.ambassador",
  ambassador: "card.ambassador",
  marry: "card.marriage",
  marriage: "card.marriage",
  raid: "card.raid",
  artist_or_banker: "card.artist_or_banker",
  artist: "artist",
  banker: "card.artist_or_banker.banker",
  raid_from: "card.raid",
  road: "road",
  sea: "port",
  lure: "artist",
  rampart: "rampart",
  castle: "castle",
  palace: "palace",
  cards: "action.buy_cards",
  expand: "action.expand",
  counter: "card.engineer",
  end: "action.end",
  speak: "action.offer",
  accept: "action.offer",
  hire_unit: "card.condottiere",
  hire_red: "card.condottiere",
  no_city: DECLINE,
  no_ducats: DECLINE,
  withdraw: DECLINE,
  pass: DECLINE,
  refuse: DECLINE,
  refuse_sale: DECLINE,
};
/** The phases of a turn in order, each with what its decisions begin with. */
const PHASES: readonly [string, readonly string[]][] = [
  ["vote", ["turn.return", "turn.vote", "turn.show"]],
  ["cards", ["turn.deal"]],
  ["purchases", ["turn.buy", "turn.draw_bought"]],
  ["order", ["turn.order"]],
  ["expansion", ["expansion."]],
  ["combats", ["turn.act"]],
  ["scoring", ["turn.score"]],
];

export const face: Face = {
  brings: (source, { code, params }) => (code === "scored" ? Number(params[source]) || undefined : undefined),
  asked,
  folds,
  ends,
  leaves,
  beside,
  note,
  about,
  button,
  remark,
  tall: true,
  strip: true,
  // Before the first draw nobody has a place.
  order: ({ order }: TableView) => order.filter((seat) => seat >= 0),
  asks: ["turn.vote"],
  // Back is undo, while that is free.
  backs: ["battle.target", "battle.source", "looters.target", "marriage.city", "palace.guest", "lure.to", "lure.from", "expansion.source"],
  question,
  tells: ["keeps", "points_won", "points_lost", "points_taken", "defence", "income", "totals", "totals_between"],
  // A scenario is called by its year.
  round: ({ options }: TableView) => (options["scenario"] === "base" ? "" : String(options["scenario"])),
  unit: (_count, words) => words.say("label-col_rp"),
  place: ({ order }: TableView, seat, words) => (order.includes(seat) ? words.say("label-place", { place: order.indexOf(seat) + 1 }) : undefined),
  stock: (view: TableView, seat, figures: Figures | null, words) => {
    const { hand, ducats } = view.seats[seat]!;
    const cards = typeof hand === "number" ? hand : spread(hand).length;
    const things = [
      { icon: "ducat", name: words.name("table", "ducats"), count: ducats },
      { icon: "action.buy_cards", name: words.name("table", "cards"), count: cards },
    ];
    return { gain: `+${figures?.seats[seat]?.if_scored ?? 0}`, things };
  },
  concerns: (view: TableView, figures: Figures | null) => {
    if (figures?.battle) return [figures.battle.attacker.seat, figures.battle.defender.seat];
    const frame = view.frames.at(-1);
    return frame?.decision === "offer.answer" ? [Number(frame["from"]), Number(frame["to"])] : [];
  },
  // Where from is said more quietly than where to.
  named: ({ verb, params }, words) => (verb === "expand" || params["source"] !== undefined ? words.name("city", String(params["city"])) : undefined),
  // An attack draws its arrow first; the named button declares it.
  weighs: ({ verb, params }) => verb === "target" && params["source"] !== undefined,
  icon: ({ action, verb, params }) => (NOTHING.has(action ?? "") ? DECLINE : verb === "answer" ? "card.condottiere" : verb === "lay" || verb === "reveal" || verb === "sign" || verb === "retreat" ? `card.${params["card"] ?? "condottiere"}` : verb === "vote" ? `vote_token.${params["vote"]}` : ICONS[verb]),
  seat: (view, seat) => POWERS[view.seats[seat].nation],
  called: (view, seat, words) => (view.seats[seat].nation ? words.name("nation", view.seats[seat].nation) : undefined),
  score: (_view, seat, figures) => figures?.seats[seat]?.points ?? null,
  phases: (view, words) => {
    const code: string = view.frames[0]?.decision ?? "";
    const now = PHASES.findIndex(([, starts]) => starts.some((start) => code.startsWith(start)));
    return PHASES.map(([id], number) => ({
      name: words.say(`label-phase_${id}`),
      when: number === now ? ("now" as const) : number < now ? ("past" as const) : ("next" as const),
    }));
  },
  // While it is voted upon there is neither.
  status: (view: TableView, words) => words.say("label-status", { turn: view.turn, state: view.frames[0]?.decision === "turn.vote" ? words.say("label-phase_vote") : words.name("state", view.war ? "war" : "peace") }),
};
