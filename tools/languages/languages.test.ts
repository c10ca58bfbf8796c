import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { locales, type Locale } from "@naluma/site/locale";
import { expect, test } from "vitest";
import { check, type Finding } from "./check.ts";
import { drafts } from "./drafts.ts";
import { exceptions, type Exceptions } from "./exceptions.ts";
import { readGlossary } from "./glossary.ts";
import { quotedNames } from "./quoted.ts";
import { sameWords } from "./same-words.ts";
import { numbersOfSites, siteNumbers } from "./site-numbers.ts";
import { translateIn } from "./translate-in.ts";
import { wordFolders } from "./word-folders.ts";

const root = join(import.meta.dirname, "../..");
const glossaries = new Map(locales.map((locale) => [locale, readGlossary(root, locale)]));
const folders = wordFolders(root);

const lines = (findings: readonly Finding[]) =>
  findings.map(({ rule, at, says }) => `${rule}: ${at} ${says}`);

test.each(folders)("the words of $folder are whole in every language", (folder) => {
  expect(lines(check(folder, glossaries, exceptions, { drafts }))).toEqual([]);
});

test("the same English is said the same way in every package", () => {
  expect(lines(sameWords(folders, exceptions.differentWords))).toEqual([]);
});

test("the words of every package, of the games and of the sandbox are looked at", () => {
  expect(folders.map(({ folder }) => folder)).toEqual(
    expect.arrayContaining([
      "apps/game-client/src/words",
      "apps/sandbox/src/operator/service-words",
      "apps/sandbox/src/third-party/words",
      "apps/sandbox/src/wire/words",
      "packages/captcha/src/locales-rest",
      "packages/content/src/locales",
      "packages/game-launcher/src/locales",
      "packages/lobby/src/locales",
      "packages/member/src/locales",
      "packages/wallet/src/locales",
      "packages/shell/src/locales",
    ]),
  );
});

test("no site offers a language whose words are still English", () => {
  const sites = globSync("apps/gateway/sites/*.json", { cwd: root });
  expect(sites.length).toBeGreaterThan(1);
  for (const file of sites) {
    const { languages }: { languages: string[] } = JSON.parse(
      readFileSync(join(root, file), "utf8"),
    );
    const offered = languages.filter((locale) => drafts.some((draft) => draft === locale));
    expect(offered, file).toEqual([]);
  }
});

test("a button that a message quotes is called so", () => {
  expect(lines(quotedNames(folders, exceptions.quotedElsewhere))).toEqual([]);
});

const saysIn = (folder: string, id: string, locale: Locale) =>
  folders.find((one) => one.folder === folder)?.files.get(locale)?.[id] ?? "";

/** A sentence, and the messages that name the features it mentions: renaming a feature would make it wrong. */
const leadsTo = [
  [
    "apps/sandbox/src/content/page-words",
    "responsible.2",
    "packages/member/src/locales-rest",
    "centre.play_limits",
  ],
  [
    "apps/sandbox/src/content/page-words",
    "responsible.3",
    "packages/member/src/locales-rest",
    "check.title",
  ],
  [
    "apps/sandbox/src/wire/words",
    "new_device_help",
    "packages/member/src/locales-rest",
    "centre.info",
  ],
  [
    "packages/promotions/src/locales-rest",
    "roulette.see_won",
    "packages/promotions/src/locales-rest",
    "mine.won",
  ],
] as const;

test.each(leadsTo)(
  "%s %s calls a feature as it calls itself: %s %s",
  (folder, id, feature, name) => {
    for (const locale of locales) {
      const own = saysIn(feature, name, locale);
      expect(own).not.toBe("");
      expect(saysIn(folder, id, locale), locale).toMatch(new RegExp(`[“‘「]${own}[”’」]`, "u"));
    }
  },
);

test("no sentence names an age or minutes that each site decides for itself", () => {
  const numbers = numbersOfSites(root);
  expect([...numbers.values()]).toEqual(
    expect.arrayContaining(["minimumAge", "linkExpireTime", "minutes"]),
  );
  expect(lines(siteNumbers(folders, numbers))).toEqual([]);
});

/** The regions of home. Screen reader users who jump between them hear only these names. */
const regions = [
  ["shell", "shell.notices"],
  ["shell", "shell.main"],
  ["content", "content.announcements"],
  ["content", "content.banners"],
  ["lobby", "lobby.categories"],
  ["lobby", "lobby.lists"],
  ["lobby", "lobby.providers"],
  ["content", "content.floats"],
] as const;

test.each(locales)("no two regions of the home have the same name in %s", (locale) => {
  const say = translateIn(locale);
  const names = regions.map(([catalogue, id]) => say(id, catalogue));
  expect(new Set(names).size, names.join(", ")).toBe(names.length);
});

test("the texts that are pressed for pictures of the site exist", () => {
  const states = readFileSync(join(root, "tools/look/states.ts"), "utf8");
  const pressed = [...states.matchAll(/\bsay\("([^"]+)", "([^"]+)"\)/g)];
  expect(pressed).not.toEqual([]);
  for (const [, id = "", name = ""] of pressed)
    expect(translateIn("my_MM")(id, name), id).not.toBe("");
});

test("every glossary has the terms of the English one", () => {
  const terms = [...(glossaries.get("en_US")?.keys() ?? [])];
  for (const [locale, glossary] of glossaries) expect([...glossary.keys()], locale).toEqual(terms);
});

/** The findings when one exception is missing from a list. */
function without<List extends keyof Exceptions>(list: List, entry: Exceptions[List][number]) {
  const rest = { ...exceptions, [list]: exceptions[list].filter((one) => one !== entry) };
  if (list === "differentWords") return sameWords(folders, rest.differentWords);
  if (list === "quotedElsewhere") return quotedNames(folders, rest.quotedElsewhere);
  const languages = "locales" in entry && entry.locales ? entry.locales : locales;
  return folders
    .filter(({ folder }) => "folder" in entry && entry.folder === folder)
    .flatMap((folder) => check(folder, glossaries, rest, { drafts, languages }));
}

test("every exception is needed, and says why", () => {
  for (const list of [
    "sameAsEnglish",
    "withoutTerm",
    "builtIds",
    "differentWords",
    "quotedElsewhere",
  ] as const)
    for (const entry of exceptions[list]) {
      expect(without(list, entry).length, JSON.stringify(entry)).toBeGreaterThan(0);
      if ("because" in entry) expect(entry.because).toMatch(/\w{3}/);
    }
});
