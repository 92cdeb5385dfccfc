// Our part of a game's chance: 16 bytes that nobody else chose, kept so that the end can be checked against them.
const KEY = "signoria-nonces";
const KEPT = 50;

/** What we sent, and which promise of the server's we had seen by then. */
type Sent = { nonce: string; commitment: string };

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

function kept(): Sent[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Sent[];
  } catch {
    return [];
  }
}

export function freshNonce(commitment: string): string {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(16)));
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept(), { nonce, commitment }].slice(-KEPT)));
  } catch {
    // It counts all the same; only the check at the end cannot find it.
  }
  return nonce;
}

/** Did this browser send that nonce, after it was shown this promise and no other? */
export const isMine = (nonce: string, commitment: string): boolean =>
  kept().some((sent) => sent.nonce === nonce && sent.commitment === commitment);

/** Does the published secret fit what was promised before the game? Null where the browser cannot tell. */
export async function secretFits(secret: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))) === commitment;
}
