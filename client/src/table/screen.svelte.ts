// How much room there is.
const PHONE = matchMedia("(max-width: 599px)");
const TABLET = matchMedia("(max-width: 1023px)");

export type Size = "phone" | "tablet" | "desktop";

const now = (): Size => (PHONE.matches ? "phone" : TABLET.matches ? "tablet" : "desktop");

class Screen {
  size = $state<Size>(now());

  constructor() {
    for (const query of [PHONE, TABLET]) query.addEventListener("change", () => (this.size = now()));
  }

  get phone(): boolean {
    return this.size === "phone";
  }
}

export const screen = new Screen();
