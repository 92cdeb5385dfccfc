// How much room there is.
const PHONE = matchMedia("(max-width: 599px)");
const TABLET = matchMedia("(max-width: 1023px)");
const UPRIGHT = matchMedia("(orientation: portrait)");
/** The columns leave less than 600 px between them. */
const NARROW = matchMedia("(max-width: 599px), (max-width: 955px) and (orientation: landscape), (min-width: 1024px) and (max-width: 1247px)");

export type Size = "phone" | "tablet" | "desktop";

const now = (): Size => (PHONE.matches ? "phone" : TABLET.matches ? "tablet" : "desktop");

class Screen {
  size = $state<Size>(now());
  private upright = $state(UPRIGHT.matches);
  /** A board has so little width that it should show itself in small. */
  narrow = $state(NARROW.matches);

  constructor() {
    for (const query of [PHONE, TABLET]) query.addEventListener("change", () => (this.size = now()));
    UPRIGHT.addEventListener("change", () => (this.upright = UPRIGHT.matches));
    NARROW.addEventListener("change", () => (this.narrow = NARROW.matches));
  }

  get phone(): boolean {
    return this.size === "phone";
  }

  /** The decision is a sheet at the bottom: on a phone, and on a tablet held upright. */
  get sheet(): boolean {
    return this.phone || (this.size === "tablet" && this.upright);
  }
}

export const screen = new Screen();
