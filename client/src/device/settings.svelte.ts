// What a person has chosen on this device.
export const LANGUAGES = { en: "English", fr: "français", it: "italiano" } as const;
export type Lang = keyof typeof LANGUAGES;
export type Theme = "system" | "light" | "dark";
export type Confirm = "always" | "irreversible" | "never";

const KEY = "signoria";

interface Kept {
  lang: Lang;
  theme: Theme;
  still: boolean;
  confirm: Confirm;
  keys: boolean;
  notify: boolean;
  /** Is it said what a choice would do before it is made? */
  effects: boolean;
}

function systemLanguage(): Lang {
  const known = navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => code in LANGUAGES);
  return (known ?? "en") as Lang;
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings implements Kept {
  lang = $state<Lang>("en");
  theme = $state<Theme>("system");
  still = $state(false);
  confirm = $state<Confirm>("irreversible");
  keys = $state(true);
  notify = $state(false);
  effects = $state(true);

  constructor() {
    const found = kept();
    this.lang = found.lang && found.lang in LANGUAGES ? found.lang : systemLanguage();
    this.theme = found.theme ?? "system";
    this.still = found.still ?? false;
    this.confirm = found.confirm ?? "irreversible";
    this.keys = found.keys ?? true;
    this.notify = found.notify ?? false;
    this.effects = found.effects ?? true;
  }

  /** Is movement unwelcome, by this setting or by the system's? */
  get calm(): boolean {
    return this.still || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Keep what was chosen, and let the page follow it; to be run as an effect. */
  apply(): void {
    const { lang, theme, still, confirm, keys, notify, effects } = this;
    const root = document.documentElement;
    root.lang = lang;
    if (theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = theme;
    root.dataset["motion"] = still ? "still" : "full";
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, still, confirm, keys, notify, effects }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
