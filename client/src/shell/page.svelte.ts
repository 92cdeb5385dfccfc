// What is open on a table's page: which tab, which drawer, whose area; and where the keyboard goes.
import { settings } from "../device/settings.svelte";
import type { LogTab } from "../log/tabs";
import type { TableStore } from "../store/table.svelte";
import type { KeyActions } from "./keys";
import { screen } from "../device/screen.svelte";
import type { PhoneTab } from "./tabs";

/** Where the keyboard lands in each region, if not on the region itself. */
const LANDING: Record<string, string> = {
  chat: "#chat-input",
  hand: '#region-board [data-row="hand"] button',
};

export class TablePageState implements KeyActions {
  rule = $state<string | null>(null);
  rulesOpen = $state(false);
  keysOpen = $state(false);
  asTable = $state(false);
  /** The player whose dialog is open, where the board cannot draw their area. */
  details = $state<number | null>(null);
  /** The player whose area the board draws instead of one's own. */
  shown = $state<number | null>(null);
  logTab = $state<LogTab>("log");
  phoneTab = $state<PhoneTab>("table");
  /** How much of the chat has been in sight. */
  private read = $state(0);

  constructor(readonly table: TableStore) {}

  unread = $derived.by(() => Math.max(0, this.table.chat.length - this.read));

  /** To be run as an effect: what is in sight is read. */
  readChat(): void {
    if (this.logTab === "chat" && (screen.size === "desktop" || this.phoneTab === "log")) this.read = this.table.chat.length;
  }

  openRule = (number: string): void => {
    this.rule = number;
    this.rulesOpen = true;
  };

  openRules = (): void => {
    this.rule = this.table.decision?.prompt.rule ?? this.rule;
    this.rulesOpen = true;
  };

  closeRules = (): void => {
    this.rulesOpen = false;
    this.focusRegion("decision");
  };

  openKeys = (): void => {
    this.keysOpen = true;
  };

  /** A click on a player: their public area, on the board where it can be drawn there. */
  openPlayer = (seat: number): void => {
    if (!this.table.parts.face.shows) this.details = seat;
    else this.shown = this.shown === seat || seat === this.table.viewer ? null : seat;
    // Where another's area is drawn in one of the tabs, that one opens.
    this.phoneTab = this.table.parts.face.more ? "own" : "table";
  };

  toggleStill(): void {
    settings.still = !settings.still;
  }

  focusRegion(name: string): void {
    if (name === "chat" || name === "log") {
      this.logTab = name;
      this.phoneTab = "log";
    }
    if (name === "players") this.phoneTab = "players";
    if (name === "board" || name === "hand") this.phoneTab = "table";
    // The tab appears first, then what is in it can be focused.
    requestAnimationFrame(() => {
      const landing = LANDING[name] ?? `#region-${name}`;
      const found = document.querySelector<HTMLElement>(landing) ?? document.querySelector<HTMLElement>("#region-board");
      found?.focus();
    });
  }

  /** Out of a field, so that the keys of the table are heard again. */
  private leaveField(field: HTMLElement): void {
    field.blur();
    field.closest<HTMLElement>('[id^="region-"]')?.focus();
  }

  escape(): void {
    const { table } = this;
    const field = document.activeElement;
    if (field instanceof HTMLElement && field.matches("input, textarea, select")) this.leaveField(field);
    else if (this.rulesOpen) this.closeRules();
    else if (screen.size === "tablet" && this.phoneTab === "log") this.phoneTab = "table";
    else if (this.shown !== null) this.shown = null;
    else if (table.selected) table.deselect();
    else if (table.past) table.back.toLive();
    else table.notice = null;
  }
}
