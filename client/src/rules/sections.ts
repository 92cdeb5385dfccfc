// A text with one title and headings beneath it, in its parts.
export interface Sections {
  title: string;
  sections: { title: string; markdown: string }[];
}

export function sections(source: string): Sections {
  const [first = "", ...parts] = source.split(/^## /m);
  return {
    title: first.replace(/^# /, "").trim(),
    sections: parts.map((part) => {
      const end = part.indexOf("\n");
      return { title: part.slice(0, end).trim(), markdown: part.slice(end + 1).trim() };
    }),
  };
}
