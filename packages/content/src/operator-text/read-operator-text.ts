import { pictureAddress } from "@naluma/site/address";
import { isOwnPage } from "@naluma/site/own-pages";
import type { SiteSettings } from "@naluma/site/settings";
import { linkTarget } from "../operator-links/operator-links.ts";
import { attributeOf, htmlTokens } from "./html-tokens.ts";

/** The target of a link in the text: off the site, or one of our pages. */
export type TextLink =
  | { readonly kind: "outer"; readonly address: string }
  | { readonly kind: "inner"; readonly path: string };

export interface Words {
  readonly kind: "words";
  readonly text: string;
  readonly isStrong: boolean;
  readonly isEmphasised: boolean;
  readonly isUnderlined: boolean;
  readonly link: TextLink | undefined;
}

export interface Picture {
  readonly kind: "picture";
  readonly src: string;
  readonly alt: string;
  /** In CSS pixels, if the operator specifies it, so that the page reserves the space. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly link: TextLink | undefined;
}

export type Run = Words | Picture | { readonly kind: "break" };

export interface Cell {
  readonly isHead: boolean;
  readonly span: number;
  readonly of: readonly Block[];
}

export type Block =
  | { readonly kind: "paragraph"; readonly runs: readonly Run[] }
  /** The operator's heading levels one to three map to 1, the others to 2. */
  | { readonly kind: "heading"; readonly level: 1 | 2; readonly runs: readonly Run[] }
  | {
      readonly kind: "list";
      readonly isOrdered: boolean;
      readonly items: readonly (readonly Block[])[];
    }
  | { readonly kind: "table"; readonly rows: readonly (readonly Cell[])[] };

export interface OperatorTextRead {
  readonly blocks: readonly Block[];
  /** The text continues beyond `most`. */
  readonly isCut: boolean;
}

type Rules = Pick<SiteSettings, "allowHttp" | "imageOrigins">;

/** The limit of an operator's text, in UTF-16 units; the rest is ignored. */
export const longestText = 1_000_000;

/** The maximum nesting of lists and tables; deeper content is merged into the deepest level. */
const deepest = 6;

/** These tags end a paragraph and have no other meaning here. */
const parting = new Set(
  "address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form header hr html legend main nav pre section summary tfoot thead tbody table tr ul ol li td th p h1 h2 h3 h4 h5 h6 caption".split(
    " ",
  ),
);

const strong = new Set(["b", "strong"]);
const emphasised = new Set(["i", "em", "cite", "dfn"]);

type Open =
  | { readonly name: "text"; readonly blocks: Block[] }
  | { readonly name: "list"; readonly tag: string; readonly items: Block[][] }
  | { readonly name: "table"; readonly rows: Cell[][] };

/** The width or height of a picture, in CSS pixels. */
const pixels = (text: string): number | undefined => {
  const length = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return length > 0 ? length : undefined;
};

const linkOf = (attributes: string, rules: Rules): TextLink | undefined => {
  const target = linkTarget(attributeOf(attributes, "href").trim(), rules);
  if (!target) return undefined;
  if (target.kind === "outer") return target;
  return isOwnPage(target.path) ? { kind: "inner", path: target.path } : undefined;
};

/** Reads block by block; blocks still open at the end of the text are closed. */
class Reader {
  readonly blocks: Block[] = [];
  readonly #rules: Rules;
  readonly #open: Open[];
  #runs: Run[] = [];
  #heading: 1 | 2 | undefined;
  #strong = 0;
  #emphasised = 0;
  #underlined = 0;
  #link: TextLink | undefined;

  constructor(rules: Rules) {
    this.#rules = rules;
    this.#open = [{ name: "text", blocks: this.blocks }];
  }

  addText(text: string): void {
    const last = this.#runs.at(-1);
    const isFresh = last === undefined || last.kind === "break";
    const endsOpen = isFresh || (last.kind === "words" && last.text.endsWith(" "));
    // Collapses whitespace as a browser does, which leaves non-breaking spaces alone.
    const collapsed = text.replace(/[ \t\n\r\f]+/g, " ");
    const words = endsOpen && collapsed.startsWith(" ") ? collapsed.slice(1) : collapsed;
    if (words === "") return;
    this.#runs.push({
      kind: "words",
      text: words,
      isStrong: this.#strong > 0,
      isEmphasised: this.#emphasised > 0,
      isUnderlined: this.#underlined > 0,
      link: this.#link,
    });
  }

  start(name: string, attributes: string): void {
    if (parting.has(name)) this.#part();
    if (strong.has(name)) this.#strong += 1;
    else if (emphasised.has(name)) this.#emphasised += 1;
    else if (name === "u" || name === "ins") this.#underlined += 1;
    else if (name === "a") this.#link = linkOf(attributes, this.#rules);
    else if (name === "br") this.#runs.push({ kind: "break" });
    else if (name === "img") this.#picture(attributes);
    else if (/^h[1-6]$/.test(name)) this.#heading = name <= "h3" ? 1 : 2;
    else if (name === "ul" || name === "ol") this.#into({ name: "list", tag: name, items: [] });
    else if (name === "li") this.#item();
    else if (name === "table") this.#into({ name: "table", rows: [] });
    else if (name === "tr") this.#row();
    else if (name === "td" || name === "th") this.#cell(name, attributes);
  }

  end(name: string): void {
    if (parting.has(name)) this.#part();
    if (strong.has(name)) this.#strong = Math.max(0, this.#strong - 1);
    else if (emphasised.has(name)) this.#emphasised = Math.max(0, this.#emphasised - 1);
    else if (name === "u" || name === "ins") this.#underlined = Math.max(0, this.#underlined - 1);
    else if (name === "a") this.#link = undefined;
    else if (name === "ul" || name === "ol") this.#outOf("list");
    else if (name === "table") this.#outOf("table");
    else if ((name === "li" || name === "td" || name === "th") && this.#open.length > 1) {
      const at = this.#open.at(-1);
      if (at?.name === "text") this.#open.pop();
    }
  }

  finish(): readonly Block[] {
    this.#part();
    while (this.#open.length > 1) this.#close();
    return this.blocks;
  }

  /** Where new blocks are added; between the items of a list, a new item is started. */
  #here(): Block[] {
    const at = this.#open.at(-1);
    if (at?.name === "text") return at.blocks;
    if (at?.name === "list") return this.#newItem(at.items);
    if (at?.name === "table") return this.#newCell(at.rows, false, 1);
    return this.blocks;
  }

  /** Ends the current paragraph or heading. */
  #part(): void {
    const runs = trimmed(this.#runs);
    const level = this.#heading;
    this.#runs = [];
    this.#heading = undefined;
    if (runs.length === 0) return;
    this.#here().push(
      level === undefined ? { kind: "paragraph", runs } : { kind: "heading", level, runs },
    );
  }

  #into(open: Open): void {
    if (this.#open.length > deepest * 2) return;
    if (this.#open.at(-1)?.name !== "text") this.#open.push({ name: "text", blocks: this.#here() });
    this.#open.push(open);
  }

  /** Closes everything up to and including the innermost element of this kind, if there is one. */
  #outOf(name: "list" | "table"): void {
    if (!this.#open.some((open) => open.name === name)) return;
    while (this.#open.at(-1)?.name !== name) this.#close();
    this.#close();
  }

  #close(): void {
    const closed = this.#open.pop();
    const into = this.#open.at(-1);
    if (!closed || closed.name === "text" || into?.name !== "text") return;
    if (closed.name === "list") {
      const items = closed.items.filter((item) => item.length > 0);
      if (items.length > 0)
        into.blocks.push({ kind: "list", isOrdered: closed.tag === "ol", items });
    } else {
      const rows = closed.rows.filter((row) => row.length > 0);
      if (rows.length > 0) into.blocks.push({ kind: "table", rows });
    }
  }

  /** Starts a list item, which ends the previous one; outside a list it becomes a paragraph. */
  #item(): void {
    const list = this.#innermost("list");
    if (list?.name === "list") this.#open.push({ name: "text", blocks: this.#newItem(list.items) });
  }

  #row(): void {
    const table = this.#innermost("table");
    if (table?.name === "table") table.rows.push([]);
  }

  #cell(name: string, attributes: string): void {
    const table = this.#innermost("table");
    if (table?.name !== "table") return;
    const span = Math.min(20, Math.max(1, Number(attributeOf(attributes, "colspan")) || 1));
    this.#open.push({ name: "text", blocks: this.#newCell(table.rows, name === "th", span) });
  }

  /** The innermost list or table, after closing everything that is open inside it. */
  #innermost(name: "list" | "table"): Open | undefined {
    const index = this.#open.findLastIndex((open) => open.name !== "text");
    const open = this.#open[index];
    if (open?.name !== name) return undefined;
    while (this.#open.length - 1 > index) this.#close();
    return open;
  }

  #newItem(items: Block[][]): Block[] {
    const item: Block[] = [];
    items.push(item);
    return item;
  }

  #newCell(rows: Cell[][], isHead: boolean, span: number): Block[] {
    const of: Block[] = [];
    const row = rows.at(-1);
    if (row) row.push({ isHead, span, of });
    else rows.push([{ isHead, span, of }]);
    return of;
  }

  #picture(attributes: string): void {
    const src = pictureAddress(attributeOf(attributes, "src").trim(), this.#rules);
    const alt = attributeOf(attributes, "alt").trim();
    if (src === undefined) return this.addText(alt);
    const width = pixels(attributeOf(attributes, "width"));
    const height = pixels(attributeOf(attributes, "height"));
    this.#runs.push({ kind: "picture", src, alt, width, height, link: this.#link });
  }
}

/** Removes leading and trailing spaces and breaks; empty if nothing is left. */
function trimmed(runs: readonly Run[]): readonly Run[] {
  const isIdle = (run: Run | undefined) =>
    run?.kind === "break" || (run?.kind === "words" && run.text.trim() === "");
  let [from, to] = [0, runs.length];
  while (from < to && isIdle(runs[from])) from += 1;
  while (to > from && isIdle(runs[to - 1])) to -= 1;
  return runs.slice(from, to);
}

/** Where a long text may be cut: before a tag or between two words. */
const cutAt = (html: string, most: number): number => {
  const tag = html.lastIndexOf("<", most);
  if (tag > most / 2) return tag;
  const space = html.lastIndexOf(" ", most);
  return space > most / 2 ? space : most;
};

/**
 * Turns an operator's HTML into paragraphs, headings, lists, tables, links and pictures, never into HTML: any other
 * element contributes only its text. Links must follow the rules for addresses, pictures those of the content policy.
 * Works on the server too.
 *
 * @param most how much of the text is read, in UTF-16 units; `isCut` reports that there is more
 */
export function readOperatorText(
  html: string,
  rules: Rules,
  most: number = longestText,
): OperatorTextRead {
  const whole = html.slice(0, longestText);
  const isCut = whole.length > most;
  const reader = new Reader(rules);
  for (const token of htmlTokens(isCut ? whole.slice(0, cutAt(whole, most)) : whole)) {
    if (token.kind === "text") reader.addText(token.text);
    else if (token.kind === "start") reader.start(token.name, token.attributes);
    else reader.end(token.name);
  }
  return { blocks: reader.finish(), isCut };
}
