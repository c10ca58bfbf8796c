/** The first two signs of an account's name; `Intl.Segmenter` keeps a letter and its marks together. */
export function initials(name: string): string {
  const signs = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name.trim());
  return Array.from(signs, ({ segment }) => segment)
    .slice(0, 2)
    .join("");
}
