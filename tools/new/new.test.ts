import { execFileSync } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openCheckout } from "./checkout.ts";
import { englishFor } from "./english-for.ts";
import { newFeature } from "./feature.ts";
import { newLocale } from "./locale.ts";
import { newSite } from "./site.ts";

const root = join(import.meta.dirname, "../..");

describe("a name that cannot be is refused in one line", () => {
  test.each([
    ["Daily Races", "in words like daily-races"],
    ["daily_races", "in words like daily-races"],
    ["-races", "in words like daily-races"],
    ["../races", "in words like daily-races"],
    ["r".repeat(31), "at most 30 letters"],
    ["lobby", "There is a package lobby already."],
    ["gateway", "There is a package gateway already."],
    ["faq", "There is something at /faq already"],
    ["deposit", "There is something at /deposit already"],
    ["media", "There is something at /media already"],
  ])("feature %s: %s", (name, says) => {
    expect(() => newFeature(openCheckout(root), name)).toThrow(says);
  });

  test.each([
    ["Silver Lake", "in words like silver-lake"],
    ["3", "in words like silver-lake"],
    ["halcyon", "There is a site halcyon already."],
  ])("site %s: %s", (name, says) => {
    expect(() => newSite(openCheckout(root), name)).toThrow(says);
  });

  test.each([
    ["fr", "like fr_FR"],
    ["fr-FR", "like fr_FR"],
    ["th_TH", "The site speaks th_TH already."],
    ["qq_FR", "Nobody knows the language of qq_FR"],
    ["fr_ZZ", "Nobody knows the language of fr_ZZ"],
    ["ar_EG", "ar_EG is written from right to left"],
    ["ur_PK", "ur_PK is written from right to left"],
  ])("locale %s: %s", (name, says) => {
    expect(() => newLocale(openCheckout(root), name)).toThrow(says);
  });
});

describe("a template imports what a package shows", () => {
  /** The file behind a module of the workspace, by its package's `exports`; patterns have their star at the end. */
  const fileOf = (packageName: string, path: string): string | undefined => {
    const folder = join(root, "packages", packageName);
    const manifest: { exports: Record<string, string> } = JSON.parse(
      readFileSync(join(folder, "package.json"), "utf8"),
    );
    const asked = path === "" ? "." : `.${path}`;
    const [entry, file] =
      Object.entries(manifest.exports).find(([name]) => name === asked) ??
      Object.entries(manifest.exports).find(([name]) => name === "./*") ??
      [];
    return entry === undefined || file === undefined
      ? undefined
      : join(folder, file.replace("*", asked.slice("./".length)));
  };

  const templates = globSync("**/*.template", { cwd: join(root, "tools/new/templates") });
  const imports = templates.flatMap((template) =>
    [
      ...readFileSync(join(root, "tools/new/templates", template), "utf8").matchAll(
        /import (?:type )?\{([^}]*)\} from "@naluma\/([\w-]+)((?:\/[\w.-]+)?)"/g,
      ),
    ].flatMap(([, names = "", packageName = "", path = ""]) =>
      packageName === "__name__"
        ? []
        : [{ template, names, packageName, path, from: packageName + path }],
    ),
  );

  test.each(imports)("$template finds $names in $from", ({ names, packageName, path }) => {
    const file = fileOf(packageName, path) ?? "";
    const text = existsSync(file) ? readFileSync(file, "utf8") : "";
    const missing = names
      .split(",")
      .map((name) => name.replace(/\btype\b| as .*/g, "").trim())
      .filter((name) => name !== "" && !text.includes(name));
    expect({ file: existsSync(file), missing }).toEqual({ file: true, missing: [] });
  });
});

describe("what is released has a changeset", () => {
  const changesetOf = (generate: typeof newFeature, name: string, file: string) => {
    const checkout = openCheckout(root);
    generate(checkout, name);
    return checkout.has(file) ? checkout.read(file) : undefined;
  };

  test("a feature names itself, whoever draws it, and the root with its lockfile", () => {
    const names = changesetOf(newFeature, "new-races", ".changeset/new-races.md")?.match(
      /"[^"]+"/g,
    );
    expect(names).toEqual([
      '"@naluma/new-races"',
      '"@naluma/shell"',
      '"@naluma/site"',
      '"@naluma/web-desktop"',
      '"@naluma/web-mobile"',
      '"naluma"',
    ]);
  });

  test("a site is in no release, so it has none", () => {
    expect(changesetOf(newSite, "silver-lake", ".changeset/site-silver-lake.md")).toBeUndefined();
  });
});

describe("English for whoever translates it", () => {
  test.each([
    ["fr-FR", "Play {name}", "Play {name}"],
    ["fr-FR", "{n, plural, one {# game} other {# games}}", "one {# game} many {# games} other"],
    ["id-ID", "{n, plural, one {# game} other {# games}}", "{n, plural, other {# games}}"],
    ["pl-PL", "{n, plural, =0 {none} one {a} other {b}}", "=0 {none} one {a} few {b} many {b}"],
    ["id-ID", "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", "other {#th}}"],
    ["id-ID", "{who, select, me {I} other {They}}", "{who, select, me {I} other {They}}"],
    [
      "id-ID",
      "{who, select, me {I, {n, plural, one {# win} other {# wins}}} other {They}}",
      "{who, select, me {I, {n, plural, other {# wins}}} other {They}}",
    ],
  ])("for %s, %s becomes … %s", (tag, english, part) => {
    expect(englishFor(tag, english)).toContain(part);
  });
});

describe("a checkout is changed as a whole", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "naluma-new-"));
    writeFileSync(join(folder, "list.txt"), "one\n");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const change = () => {
    const checkout = openCheckout(folder);
    checkout.edit("list.txt", (text) => `${text}two\n`);
    checkout.create("deep/down/new.txt", "new\n");
    return checkout;
  };
  const list = () => readFileSync(join(folder, "list.txt"), "utf8");

  test("nothing is written before all is thought out", () => {
    const checkout = change();
    expect(() => checkout.create("list.txt", "")).toThrow("list.txt is there already.");
    expect(() => checkout.read("none.txt")).toThrow("none.txt is not here to be changed.");
    expect(list()).toBe("one\n");
    checkout.write();
    expect(list()).toBe("one\ntwo\n");
    expect(readFileSync(join(folder, "deep/down/new.txt"), "utf8")).toBe("new\n");
  });

  test("what was written is taken back where something cannot be", () => {
    mkdirSync(join(folder, "deep"));
    writeFileSync(join(folder, "deep/down"), "a file where a folder is wanted");
    expect(() => change().write()).toThrow("deep/down");
    expect(list()).toBe("one\n");
  });

  test("changes that are not committed are neither mixed nor overwritten", () => {
    const git = (...args: string[]) =>
      execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@localhost", ...args], {
        cwd: folder,
      });
    git("init", "--quiet");
    git("add", ".");
    git("commit", "--quiet", "--message", "one");
    writeFileSync(join(folder, "list.txt"), "mine\n");
    expect(() => change().write()).toThrow("list.txt has changes: commit or stash them first.");
    expect(list()).toBe("mine\n");
    expect(existsSync(join(folder, "deep"))).toBe(false);
    git("checkout", "--quiet", "list.txt");
    writeFileSync(join(folder, "else.txt"), "of no concern\n");
    change().write();
    expect(list()).toBe("one\ntwo\n");
  });
});
