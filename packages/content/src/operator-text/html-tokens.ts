export type Token =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "start"; readonly name: string; readonly attributes: string }
  | { readonly kind: "end"; readonly name: string };

/** Elements whose content is not readable text. */
const silent = new Set(
  "script style template svg math iframe object noscript textarea title select video audio canvas xmp".split(
    " ",
  ),
);

/** Character references, by name or number; unknown ones stay as they are. */
const unescaped = (html: string): string =>
  html.includes("&")
    ? html.replace(
        /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d{0,2}));/gi,
        (whole, ten, hex, name) => {
          if (name) return characterNames[String(name)] ?? whole;
          const point = ten ? Number(ten) : Number.parseInt(String(hex), 16);
          return point > 31 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : "";
        },
      )
    : html;

/** The end of the tag that begins at `from`; a `>` inside quotes is part of a value. */
const tagEnd = (html: string, from: number): number => {
  let quote = "";
  for (let at = from; at < html.length; at += 1) {
    const sign = html[at] ?? "";
    if (quote !== "") {
      if (sign === quote) quote = "";
    } else if (sign === ">") return at;
    // A quote begins a value only after an equals sign; otherwise the apostrophe in "it's" would swallow the rest.
    else if ((sign === '"' || sign === "'") && /=\s*$/.test(html.slice(at - 8, at))) quote = sign;
  }
  return -1;
};

/** The position after the element `name` that was opened before `from`; the end of the text if it is never closed. */
const behind = (html: string, name: string, from: number): number => {
  const end = new RegExp(`</${name}(?![a-z0-9-])`, "gi");
  end.lastIndex = from;
  const found = end.exec(html);
  if (!found) return html.length;
  const close = html.indexOf(">", end.lastIndex);
  return close < 0 ? html.length : close + 1;
};

/**
 * The tags and texts of an operator's HTML in order, in time linear in its length. Comments and elements without
 * readable text (scripts, styles, drawings, frames) are skipped; a tag without an end swallows the rest, as it does in
 * a browser.
 */
export function* htmlTokens(html: string): Generator<Token> {
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    if (open < 0) break;
    const next = html[open + 1] ?? "";
    const isTag = /[a-z]/i.test(next) || (next === "/" && /[a-z]/i.test(html[open + 2] ?? ""));
    const isRemark = next === "!" || next === "?";
    if (!isTag && !isRemark) {
      yield { kind: "text", text: unescaped(html.slice(at, open + 1)) };
      at = open + 1;
      continue;
    }
    if (open > at) yield { kind: "text", text: unescaped(html.slice(at, open)) };

    if (isRemark) {
      const isComment = html.startsWith("<!--", open);
      const end = isComment ? html.indexOf("-->", open + 4) : html.indexOf(">", open);
      if (end < 0) return;
      at = end + (isComment ? 3 : 1);
      continue;
    }
    const end = tagEnd(html, open);
    if (end < 0) return;
    const [, slash = "", name = "", attributes = ""] =
      /^<(\/?)([a-z][a-z0-9-]*)([\s\S]*)$/i.exec(html.slice(open, end)) ?? [];
    const lower = name.toLowerCase();
    at = end + 1;
    if (slash === "/") yield { kind: "end", name: lower };
    else if (silent.has(lower)) at = attributes.endsWith("/") ? at : behind(html, lower, at);
    else yield { kind: "start", name: lower, attributes };
  }
  if (at < html.length) yield { kind: "text", text: unescaped(html.slice(at)) };
}

/** The value of an attribute of a start tag, with its character references resolved; '' if it is missing. */
export function attributeOf(attributes: string, wanted: string): string {
  const each = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
  for (const [, name = "", double, single, bare] of attributes.matchAll(each))
    if (name.toLowerCase() === wanted) return unescaped(double ?? single ?? bare ?? "");
  return "";
}

/** Enough for one line on any screen, in UTF-16 units. */
const longest = 160;

/** The beginning of an operator's HTML as plain text, for a line in a list. */
export function excerptOf(html: string): string {
  let text = "";
  for (const token of htmlTokens(html.slice(0, 4_000))) {
    text += token.kind === "text" ? token.text : " ";
    if (text.length > 2 * longest) break;
  }
  const words = text.replace(/\s+/g, " ").trim();
  return words.length > longest ? `${words.slice(0, longest).trimEnd()}…` : words;
}

/** Named characters that editors use; the browser's own HTML parser cannot be used here. */
const characterNames: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00A0",
  iexcl: "¡",
  cent: "¢",
  pound: "£",
  yen: "¥",
  sect: "§",
  copy: "©",
  laquo: "«",
  shy: "\u00AD",
  reg: "®",
  deg: "°",
  plusmn: "±",
  sup2: "²",
  sup3: "³",
  micro: "µ",
  para: "¶",
  middot: "·",
  raquo: "»",
  frac14: "¼",
  frac12: "½",
  frac34: "¾",
  iquest: "¿",
  times: "×",
  divide: "÷",
  ensp: "\u2002",
  emsp: "\u2003",
  thinsp: "\u2009",
  zwnj: "\u200C",
  zwj: "\u200D",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  sbquo: "‚",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  dagger: "†",
  bull: "•",
  hellip: "…",
  permil: "‰",
  prime: "′",
  lsaquo: "‹",
  rsaquo: "›",
  euro: "€",
  trade: "™",
  larr: "←",
  uarr: "↑",
  rarr: "→",
  darr: "↓",
  minus: "−",
  infin: "∞",
  asymp: "≈",
  ne: "≠",
  le: "≤",
  ge: "≥",
};
