import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** The classes in the selectors of a style sheet. */
const classesOfSheet = (sheet: string): Set<string> => {
  const bare = sheet.replaceAll(/\/\*[^]*?\*\/|"[^"]*"|'[^']*'/g, "");
  const selectors = [...bare.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = ""]) => selector)
    .filter((selector) => !selector.trimStart().startsWith("@"));
  return new Set(selectors.flatMap((selector) => namesIn(selector, /\.([_a-z][\w-]*)/gi)));
};

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

/** The classes that elements have for certain: `className="card page"`. */
const classesOfElements = (code: string): Set<string> =>
  new Set(namesIn(code, /\bclassName="([^"]*)"/g).flatMap((list) => namesIn(list, /(\S+)/g)));

/** The words of a file's strings, and the beginnings of composed names: `button-${look}`. */
const stringsOfCode = (code: string): { names: Set<string>; beginnings: Set<string> } => {
  const words = [...code.matchAll(/"([^"\n]*)"|`([^`]*)`/g)].flatMap(([, plain, template]) =>
    (plain ?? template ?? "").split(/[\s"]+/),
  );
  return {
    names: new Set(words),
    beginnings: new Set(words.flatMap((word) => namesIn(word, /^([a-z][\w-]*-)\$\{/g))),
  };
};

/** Words of two letters that say something. */
const shortWords = new Set(["in", "is", "me", "my", "on", "qr", "up"]);

/** The classes by which code looks for elements: `querySelector(".card > b")`. */
const classesSought = (code: string): string[] =>
  [
    ...code.matchAll(/\b(?:querySelector(?:All)?|locator|closest|matches)\(\s*(["'`])(.*?)\1/g),
  ].flatMap(([, , selector = ""]) =>
    namesIn(selector.replaceAll(/"[^"]*"|\[[^\]]*\]/g, ""), /\.([_a-z][\w-]*)/gi),
  );

/** Whether every part is a word as far as a rule can tell, or a number. */
const isInWords = (name: string): boolean =>
  name
    .split("-")
    .every(
      (part) =>
        shortWords.has(part) || /^\d+$/.test(part) || /^(?=.*[aeiouy])[a-z]{3,}$/.test(part),
    );

const root = join(import.meta.dirname, "../..");

/** By which code and tests find an element that looks like nothing else. */
const withoutStyle = ["hall", "search-open"];

/** The sheets of the site and of the operator's desk, which share theirs; the pages of the games have their own. */
const places = ["packages/*/src", "apps/web-*/app", "apps/operator-desk/src"];

const read = (extension: string): Map<string, string> =>
  new Map(
    globSync(
      places.map((place) => `${place}/**/*.${extension}`),
      { cwd: root },
    )
      .filter((file) => !/\.(test|stories|fake)\.|\/testing\//.test(file))
      .map((file) => [file, readFileSync(join(root, file), "utf8")]),
  );

describe("the classes of the site", () => {
  const sheets = [...read("css").values()].map(classesOfSheet);
  const styled = new Set(sheets.flatMap((names) => [...names]));
  const code = [...read("tsx").values(), ...read("ts").values()];
  const drawn = new Set(code.flatMap((text) => [...classesOfElements(text)]));

  it("are found", () => {
    expect(styled.size).toBeGreaterThan(400);
    expect(drawn.size).toBeGreaterThan(400);
  });

  it("are whole words", () => {
    expect([...styled, ...drawn].filter((name) => !isInWords(name))).toEqual([]);
  });

  it("are each in a sheet, if code names them", () => {
    const bare = [...drawn].filter((name) => !styled.has(name));
    expect(bare.toSorted()).toEqual(withoutStyle);
  });

  it("are each named by code, if a sheet has them", () => {
    const strings = code.map(stringsOfCode);
    const names = new Set(strings.flatMap((each) => [...each.names]));
    const beginnings = strings.flatMap((each) => [...each.beginnings]);
    const isNamed = (name: string) =>
      names.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
    expect([...styled].filter((name) => !isNamed(name))).toEqual([]);
  });
});

describe("classes that tests and tools look for", () => {
  const seekers = globSync(
    [
      "packages/*/src/**/*.{test,stories}.{ts,tsx}",
      "packages/*/src/testing/*.{ts,tsx}",
      "apps/operator-desk/src/**/*.{ts,tsx}",
      "e2e/{journeys,support,service}/**/*.ts",
      "tools/{bench,look,new}/**/*.ts",
    ],
    { cwd: root },
  );
  const known = new Set(
    [...read("css").values()]
      .flatMap((sheet) => [...classesOfSheet(sheet)])
      .concat([...read("tsx").values()].flatMap((text) => [...stringsOfCode(text).names])),
  );
  const sought = seekers.flatMap((file) =>
    classesSought(readFileSync(join(root, file), "utf8")).map((name) => ({ file, name })),
  );

  it("are found", () => expect(sought.length).toBeGreaterThan(20));

  it("are classes of the site", () => {
    expect(sought.filter(({ name }) => !known.has(name))).toEqual([]);
  });
});

describe("a class", () => {
  it.each(["card", "is-unread", "tab-bar", "promo-3", "qr-code"])("may be called %s", (name) => {
    expect(isInWords(name)).toBe(true);
  });

  it.each(["m", "bd", "dv-l", "btn", "page-h", "tabBar"])("may not be called %s", (name) => {
    expect(isInWords(name)).toBe(false);
  });

  it("is found in every selector of a sheet, and nowhere else", () => {
    const sheet = `/* .no */ @media (width > 1.5rem) { .card:not(.open) > b::after, html:has(.note) { content: ".no"; } }
      @layer parts { .tile { margin: .5em; &:hover .cover { opacity: 0.5 } } }`;
    expect([...classesOfSheet(sheet)]).toEqual(["card", "open", "note", "tile", "cover"]);
  });

  it("is found in an attribute, in a string and in what is composed", () => {
    const view =
      '<b className="card page" /><i className={`tag tag-${kind}`} />; const look = ["wide"];';
    expect([...classesOfElements(view)]).toEqual(["card", "page"]);
    expect([...stringsOfCode(view).names]).toEqual(
      expect.arrayContaining(["card", "page", "tag", "wide"]),
    );
    expect([...stringsOfCode(view).beginnings]).toEqual(["tag-"]);
  });
});
