import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { locales } from "@naluma/site/locale";

const root = join(import.meta.dirname, "../../..");

type Words = Readonly<Record<string, unknown>>;

const wordFolders = globSync(
  ["packages/*/src/locales{,-rest}/en_US.json", "apps/sandbox/src/content/words/en_US.json"],
  { cwd: root },
).map((file) => join(root, file));

const read = (file: string): Words => {
  const words: Words = JSON.parse(readFileSync(file, "utf8"));
  return words;
};

/** One text of a package in a language, as written in its file. */
export function wordOf(packageName: string, id: string, locale: string): string {
  const files = globSync(`packages/${packageName}/src/locales{,-rest}/${locale}.json`, {
    cwd: root,
  });
  const [word] = files.map((file) => read(join(root, file))[id]).filter((found) => found);
  if (typeof word !== "string") throw new Error(`${packageName} has no ${id} in ${locale}`);
  return word;
}

/**
 * Our English texts that are translated differently in this language, as patterns in which placeholders match anything.
 * Plurals are omitted; English in them is detected by its letters.
 */
export function englishOf(locale: string): RegExp[] {
  return wordFolders.flatMap((file) => {
    const translated = read(file.replace("en_US.json", `${locale}.json`));
    return Object.entries(read(file)).flatMap(([id, english]) => {
      if (typeof english !== "string" || english === translated[id]) return [];
      const plain = english.replace(/<\/?\w+>/g, "");
      if (plain.includes(", plural,")) return [];
      const literal = plain.split(/\{\w+\}/);
      if (!/\p{L}{2}/u.test(literal.join(""))) return [];
      return [new RegExp(`^${literal.map(escaped).join(".+")}$`, "u")];
    });
  });
}

export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * All text that a person can read or hear on the page, including accessible names. Text marked as another language
 * (`lang`) is excluded.
 */
export const textsOf = (page = document): string[] => {
  const texts: string[] = [];
  const elsewhere = (element: Element | null) =>
    element?.closest("[lang]") !== page.documentElement || element.closest("script, style");
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!elsewhere(node.parentElement)) texts.push(node.textContent ?? "");
  const named = [
    "aria-label",
    "aria-roledescription",
    "aria-description",
    "alt",
    "title",
    "placeholder",
  ];
  for (const element of page.querySelectorAll(named.map((name) => `[${name}]`).join()))
    if (!elsewhere(element)) for (const name of named) texts.push(element.getAttribute(name) ?? "");
  for (const description of page.querySelectorAll("meta[name=description]"))
    texts.push(description.getAttribute("content") ?? "");
  return [...new Set(texts.map((text) => text.replace(/\s+/g, " ").trim()))].filter(Boolean);
};

/**
 * Names of providers, the site, a login company, support organisations and phone systems, which are the same in every
 * language. So is "Cookie" in Chinese and Japanese.
 */
const names =
  /\b(Naluma|Android|Brightwater|Cinderpath|Cookie|Copperleaf|Fathom|Foxglove Court|GamCare|Gambling Therapy|Greyfell|Halcyon|Harbourline|iOS|Ironwood|Jadewater|Juniper Lane|Kestrel|Lantern|Larkspur|Lumen Forge|Marigold|Northgate|Oxbow|Quarry|Row Eight|Saltwind|Spurfield|Tessera|Tidemark|Windrose)\b/gi;

/** Codes of currencies and time zones. */
const codes = /\b[A-Z]{2,5}\b/g;

/** Words in Latin letters that are not names. A language with its own script should have none. */
export const latinWordsOf = (text: string): string[] =>
  text
    .replace(names, "")
    .replace(codes, "")
    .match(/\p{Script=Latin}{2,}/gu) ?? [];

/** The languages whose texts a script file carries, judging by its name; the hash at its end may look like one. */
export const localesOfFile = (address: string): string[] => {
  const name = basename(new URL(address).pathname);
  return locales.filter((locale) => name.includes(locale));
};
