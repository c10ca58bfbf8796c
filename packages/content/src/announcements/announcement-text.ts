import { innerPath, outwardAddress } from "@naluma/site/address";
import { isOwnPage } from "@naluma/site/own-pages";

export interface Run {
  readonly text: string;
  readonly isStrong: boolean;
  /** The link target: https, or one of our own pages. */
  readonly href: string | undefined;
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

const unescaped = (html: string): string =>
  html.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, ten, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole;
    const point = ten ? Number(ten) : Number.parseInt(String(hex), 16);
    return point > 31 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : "";
  });

const href = (tag: string, rules: { allowHttp: boolean }): string | undefined => {
  const [, double, single] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag) ?? [];
  const address = unescaped(double ?? single ?? "");
  const path = innerPath(address);
  if (path !== undefined) return isOwnPage(path) ? path : undefined;
  return outwardAddress(address, rules)?.href;
};

/** Markup without readable text. */
const wordless = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const tags = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;

/**
 * Reduces an operator's HTML to one line: bold text and links stay, all other markup is removed. The browser never
 * parses any of it as HTML; the result is text (guide: Addresses and content).
 */
export function announcementRuns(html: string, rules: { allowHttp: boolean }): readonly Run[] {
  const source = html.replace(wordless, " ");
  const runs: Run[] = [];
  let strong = 0;
  let link: string | undefined;
  let at = 0;

  const pushText = (until: number) => {
    const text = unescaped(source.slice(at, until)).replace(/\s+/g, " ");
    if (text !== "") runs.push({ text, isStrong: strong > 0, href: link });
  };
  for (const { 0: tag, index } of source.matchAll(tags)) {
    pushText(index);
    at = index + tag.length;
    const [, slash = "", name = ""] = /^<(\/?)([a-z]+)/i.exec(tag) ?? [];
    const by = slash === "" ? 1 : -1;
    if (/^(b|strong)$/i.test(name)) strong = Math.max(0, strong + by);
    else if (/^a$/i.test(name)) link = by === 1 ? href(tag, rules) : undefined;
    else if (/^(br|p|li|div)$/i.test(name))
      runs.push({ text: " ", isStrong: false, href: undefined });
  }
  pushText(source.length);
  return runs;
}
