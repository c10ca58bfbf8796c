import { pictureAddress } from "@naluma/site/address";
import { isOwnPage } from "@naluma/site/own-pages";
import type { SiteSettings } from "@naluma/site/settings";
import { linkTarget } from "../operator-links/operator-link.ts";
import { attributeOf, htmlTokens } from "./html-tokens.ts";

/** Where words lead: off the site, or to a page of ours. */
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
  /** In CSS pixels, where the operator says so: the page keeps the place. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly link: TextLink | undefined;
}

export type Run = Words | Picture | { readonly kind: "break" };

export interface Cell {
  readonly isHead: boolean;
  /** Columns that it covers. */
  readonly span: number;
  readonly of: readonly Block[];
}

export type Block =
  | { readonly kind: "paragraph"; readonly runs: readonly Run[] }
  /** The operator's first three levels are one here, and the last three another. */
  | { readonly kind: "heading"; readonly level: 1 | 2; readonly runs: readonly Run[] }
  | {
      readonly kind: "list";
      readonly isOrdered: boolean;
      readonly items: readonly (readonly Block[])[];
    }
  | { readonly kind: "table"; readonly rows: readonly (readonly Cell[])[] };

export interface OperatorTextRead {
  readonly blocks: readonly Block[];
  /** There is more behind `most`. */
  readonly isCut: boolean;
}

type Rules = Pick<SiteSettings, "allowHttp" | "imageOrigins">;

/** No text of an operator is read beyond this, in UTF-16 units. */
export const longestText = 1_000_000;

/** Lists and tables inside each other; what lies deeper joins the deepest. */
const deepest = 6;

/** These end a paragraph and mean nothing else here. */
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

/** A length in CSS pixels that a picture may have. */
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

/** Reads block by block; what is open when the text ends is closed. */
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
    // As a browser does, but for spaces that do not break.
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

  /** Where blocks go now; between the items of a list they go into a further item. */
  #here(): Block[] {
    const at = this.#open.at(-1);
    if (at?.name === "text") return at.blocks;
    if (at?.name === "list") return this.#newItem(at.items);
    if (at?.name === "table") return this.#newCell(at.rows, false, 1);
    return this.blocks;
  }

  /** Ends the paragraph or heading that is being said. */
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

  /** Closes everything down to the innermost one of this kind, where there is one. */
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

  /** A list item ends the one before it; outside a list it becomes a paragraph. */
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

  /** The list or table that an item or cell of it belongs to, with what was open inside it closed. */
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

/** Without spaces and breaks at its ends; nothing where nothing was said. */
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
 * An operator's HTML as paragraphs, headings, lists, tables, links and pictures, never as HTML:
 * what is not one of these gives its words alone. Links go through the rules for addresses,
 * pictures through those of the content policy. Works on the server too.
 *
 * @param most how much of it is read, in UTF-16 units; `isCut` says that there is more
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
