// Who sits there, in a few words.
import type { SeatFace } from "../games/board";
import type { Seat } from "../net/messages";
import { t } from "../words/speech.svelte";

/** The person first, where the seat is called by its state. */
export function whoIs(seat: Seat, face: SeatFace): string {
  const doing = whatDoes(seat, face);
  return face.person === face.name ? doing : t("who-and", { person: face.person, doing });
}

/** What is worth a word beside somebody's name: that they decide, are away, or let a bot play. */
export function unusual(seat: Seat, face: SeatFace): string {
  if (seat.kind !== "bot") return face.deciding || face.decided || face.away || seat.silent || seat.replaced || seat.resigned ? whatDoes(seat, face) : "";
  return face.decided ? t("who-decided") : face.deciding ? t("who-deciding") : "";
}

/** In a word; `place` is the seat's place in the order of play, which says more than that somebody is there. */
export function whatDoes(seat: Seat, face: SeatFace, place?: string): string {
  if (seat.replaced || seat.resigned) return t("who-stand-in", { level: t(`level-${seat.level}`) });
  if (seat.kind === "bot" && place) return place;
  if (seat.kind === "bot") return t("who-bot", { level: seat.level ? t(`level-${seat.level}`) : "none" });
  if (face.away) return t("who-away");
  if (seat.silent) return t("who-silent");
  if (face.decided) return t("who-decided");
  if (face.you) return place ? t("who-and", { person: t("who-you"), doing: place }) : t("who-you");
  if (face.deciding) return t("who-deciding");
  return place ?? t(seat.mine ? "who-here" : "who-person");
}
