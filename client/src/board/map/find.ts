// Finding a place by the beginning of its name, whatever its accents.
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();

const MOST = 6;

export interface Found {
  id: string;
  name: string;
}

/** Names that begin so, then names that hold it; at most six. */
export function foundBy(text: string, names: Readonly<Record<string, string>>): Found[] {
  const typed = plain(text.trim());
  if (!typed) return [];
  const all = Object.entries(names).map(([id, name]) => ({ id, name, key: plain(name) }));
  const rank = (key: string): number => (key.startsWith(typed) ? 0 : key.includes(typed) ? 1 : 2);
  return all
    .filter(({ key }) => rank(key) < 2)
    .sort((one, other) => rank(one.key) - rank(other.key) || one.name.localeCompare(other.name))
    .slice(0, MOST)
    .map(({ id, name }) => ({ id, name }));
}
