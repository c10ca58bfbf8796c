import { globSync } from "node:fs";
import { locales } from "@naluma/site/locale";
import { addChangeset } from "./changeset.ts";
import { insertBefore, NewError, type Checkout } from "./checkout.ts";
import { englishFor } from "./english-for.ts";

/** Right-to-left scripts, which this site's layouts do not support. */
const rightToLeft = ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"];

/** Adds a language whose texts are still in English: a draft, which no site offers before it is translated. */
export function newLocale(checkout: Checkout, locale: string): string[] {
  const { language, region } = read(locale);
  const tag = `${language}-${region}`;

  addToTable(checkout, locale, region);
  addOwnName(checkout, locale, tag, language);
  const words = addWords(checkout, locale, tag);

  const drafts = "tools/languages/drafts.ts";
  checkout.edit(drafts, (text) =>
    text.replace(
      /(drafts: readonly Locale\[\] = \[)(.*?)\]/s,
      (_, before, others: string) =>
        `${before}${others.trim() === "" ? "" : `${others.trim().replace(/,$/, "")}, `}"${locale}"]`,
    ),
  );
  checkout.edit("docs/wire/openapi.yaml", (text) =>
    text.replace(/(Locale: \{ type: string, enum: \[[^\]]*?) \]/, `$1, ${locale} ]`),
  );
  addChangeset(
    checkout,
    `locale-${locale.toLowerCase().replace("_", "-")}`,
    `The language ${tag}.`,
  );

  return [
    `${words} word files called ${locale}.json are in English, with the plural forms of ${tag}. Storybook shows them.`,
    "Translate packages/i18n/glossaries first, then the others; take the language out of tools/languages/drafts.ts,",
    "and npm test -- unit names what is still English, against the glossary or too long.",
    "Then languages of apps/gateway/sites offer it to players, and currencyByLocale may give it a currency.",
  ];
}

function read(locale: string): { language: string; region: string } {
  const [, language = "", region = ""] = /^([a-z]{2})_([A-Z]{2})$/.exec(locale) ?? [];
  if (language === "")
    throw new NewError(
      `A language is called by its code and a country, like fr_FR, not "${locale}".`,
    );
  if ((locales as readonly string[]).includes(locale))
    throw new NewError(`The site speaks ${locale} already.`);
  const isKnown = (type: "language" | "region", code: string) =>
    new Intl.DisplayNames(["en"], { type, fallback: "none" }).of(code) !== undefined;
  if (!isKnown("language", language) || !isKnown("region", region) || region === "ZZ")
    throw new NewError(`Nobody knows the language of ${locale}: see ISO 639-1 and ISO 3166-1.`);
  const { script = "" } = new Intl.Locale(`${language}-${region}`).maximize();
  if (rightToLeft.includes(script))
    throw new NewError(
      `${locale} is written from right to left, for which there is no layout yet.`,
    );
  return { language, region };
}

/** Adds it to the list, and its country if no other language has that. */
function addToTable(checkout: Checkout, locale: string, region: string): void {
  const table = "packages/site/src/locale.ts";
  checkout.edit(table, (text) => {
    const listed = insertBefore(text, /^\] as const;$/, `  "${locale}",`, table);
    const countries = /(const localeByCountry[^}]*)\};/.exec(listed)?.[1];
    if (countries === undefined) throw new NewError(`${table} has no localeByCountry.`);
    if (new RegExp(`^ {2}${region}:`, "m").test(countries)) return listed;
    return listed.replace(countries, `${countries}  ${region}: "${locale}",\n`);
  });
}

/** The language's own name, with its country if the site has the language twice. */
function addOwnName(checkout: Checkout, locale: string, tag: string, language: string): void {
  const file = "packages/shell/src/dialogs/preferences/language-names.ts";
  const isTwice = locales.some((other) => other.startsWith(`${language}_`));
  const names = new Intl.DisplayNames([tag], { type: "language" });
  const own = names.of(isTwice ? tag : language) ?? tag;
  const name = own.charAt(0).toLocaleUpperCase(tag) + own.slice(1);
  checkout.edit(file, (text) =>
    insertBefore(text, /^\};$/, `  ${locale}: ${JSON.stringify(name)},`, file),
  );
}

/** Creates a file beside each English one, including the glossary. Returns their number. */
function addWords(checkout: Checkout, locale: string, tag: string): number {
  const glossary = "packages/i18n/glossaries/en_US.json";
  const files = globSync(["packages/*/src/**/en_US.json", "apps/*/src/**/en_US.json"], {
    cwd: checkout.root,
    exclude: (path) => /(^|\/)(node_modules|dist|build)(\/|$)/.test(String(path)),
  });
  for (const file of files.toSorted()) {
    const words: unknown = JSON.parse(checkout.read(file));
    const text = JSON.stringify(inForms(words, tag), null, 2);
    checkout.create(file.replace("en_US", locale), `${text}\n`);
  }
  checkout.create(glossary.replace("en_US", locale), checkout.read(glossary));
  return files.length + 1;
}

function inForms(words: unknown, tag: string): unknown {
  if (typeof words === "string") return englishFor(tag, words);
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([id, inner]) => [id, inForms(inner, tag)]));
}
