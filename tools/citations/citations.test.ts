import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  anchorsOf,
  deadCitations,
  faultsInCommands,
  faultsInDecision,
  type Shelf,
} from "./citations.ts";

const shelf: Shelf = {
  ids: new Set(["A-001", "W-03", "LAUNCH-09", "I18N-14"]),
  areas: ["LAUNCH", "I18N"],
  decisions: new Set(["0009"]),
  files: new Set([
    "README.md",
    "docs/contracts.md",
    "docs/wire/wire.md",
    "packages/lobby/src/tile.desktop.tsx",
    "packages/lobby/src/tile.mobile.tsx",
  ]),
  anchors: new Map([["docs/contracts.md", new Set(["money"])]]),
};
// Assembled here so that this file does not itself contain the citation that it plants.
const reading = ["A", "999"].join("-");
const onWire = ["W", "99"].join("-");
const row = ["LAUNCH", "99"].join("-");
const decision = ["decision", "0077"].join(" ");
const section = ["\u00A7", "4"].join("");
const specification = ["lobby", "and", "play"].join("-");
const document = ["docs", "gone.md"].join("/");
const heading = ["docs", "contracts.md#weather"].join("/");

describe("a citation resolves", () => {
  it.each([
    "/** Waits for the channel (A-001, W-03, LAUNCH-09). */",
    "it says so [I18N-14]",
    "// decision 0009",
    "// docs/contracts.md#money, and docs/wire.",
    "UTF-16 and ISO-8859 are nobody's rows",
    "`tile.desktop.tsx` is a file of ours",
  ])("%s", (line) => expect(deadCitations("a.ts", line, shelf)).toEqual([]));

  it.each([
    "| tiles | `packages/lobby/src/tile.{desktop,mobile}.tsx` |",
    "[contracts](docs/contracts.md#money), [elsewhere](https://example.com)",
    "`packages/*/src/*.tsx`",
  ])("in a document: %s", (line) => expect(deadCitations("README.md", line, shelf)).toEqual([]));
});

describe("a planted dead citation is found", () => {
  it.each([
    [`// ${reading}`, reading],
    [`// ${onWire}`, onWire],
    [`// ${row} and LAUNCH-09`, row],
    [`// ${decision}`, decision],
    [`// ours ${section}`, section],
    [`// ${specification}`, specification],
    [`// ${document}`, document],
    [`// ${heading}`, heading],
    [" * `gone.ts` decides", "gone.ts"],
    ["// as GONE.md says", "GONE.md"],
  ])("%s", (line, dead) => expect(deadCitations("a.ts", line, shelf)).toEqual([`a.ts:1: ${dead}`]));

  it.each([
    ["| tiles | `packages/lobby/src/tile.tsx` |", "packages/lobby/src/tile.tsx"],
    ["| `packages/lobby/src/tile.{desktop,phone}.tsx` |", "packages/lobby/src/tile.phone.tsx"],
    ["[gone](wire.md)", "apps/gone/wire.md"],
  ])("in a document: %s", (line, dead) =>
    expect(deadCitations("apps/gone/README.md", line, shelf)).toEqual([
      `apps/gone/README.md:1: ${dead}`,
    ]),
  );
});

it("looks up where a review was made", () => {
  const line = "MEMBER-38\tpackages/lobby/src/*.tsx, packages/lobby/src/gone.ts\tseen";
  expect(
    deadCitations("docs/reviews.tsv", line, { ...shelf, ids: new Set(["MEMBER-38"]) }),
  ).toEqual(["docs/reviews.tsv:1: packages/lobby/src/gone.ts"]);
});

it("names headings as a browser does", () => {
  expect([...anchorsOf("# One\n\n## Addresses and content\n\n### Don't (ever)")]).toEqual([
    "one",
    "addresses-and-content",
    "dont-ever",
  ]);
});

describe("this repository", () => {
  const root = join(import.meta.dirname, "../..");
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file !== "" && existsSync(join(root, file)));

  const rows = read("docs/requirements.tsv").split("\n").slice(1);
  const firstOf = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map((match) => match[1] ?? "");
  const ours: Shelf = {
    ids: new Set([
      ...rows.map((row) => row.split("\t")[0] ?? ""),
      ...firstOf(read("docs/readings.md"), /^- \*\*(A-\d{3})\*\*/gm),
      ...firstOf(read("docs/wire/wire.md"), /^\| (W-\d{2}) \|/gm),
    ]),
    areas: [...new Set(rows.map((row) => row.split("\t")[1] ?? ""))].filter((area) => area !== ""),
    decisions: new Set(firstOf(files.join("\n"), /^docs\/decisions\/(\d{4})-/gm)),
    files: new Set(files),
    anchors: new Map(
      files
        .filter((file) => file.endsWith(".md"))
        .map((file): [string, Set<string>] => [file, anchorsOf(read(file))]),
    ),
  };

  /** Written by `npm run conformance` from the results of a run, so it may name files that have moved since. */
  const generated = "docs/conformance.md";
  /** Its source column names sections of the specifications, which say where a row is from, not what to read. */
  const rowsWithoutSource = (text: string) =>
    text
      .split("\n")
      .map((row) => row.split("\t").toSpliced(2, 1).join("\t"))
      .join("\n");

  const cites = (file: string) =>
    /\.(?:ts|tsx|mjs|css|md|tsv|yaml|html)$/.test(file) &&
    file !== generated &&
    file !== "pnpm-lock.yaml";

  it("cites nothing that cannot be looked up", () => {
    const dead = files.filter(cites).flatMap((file) => {
      const text = read(file);
      return deadCitations(
        file,
        file === "docs/requirements.tsv" ? rowsWithoutSource(text) : text,
        ours,
      );
    });
    expect(dead).toEqual([]);
  });

  it.each([reading, onWire, row, decision, section, document])(
    "would not be silent about %s",
    (citation) => expect(deadCitations("a.ts", `// ${citation}`, ours)).toHaveLength(1),
  );

  it("has an entry for each reading, 144 at least, numbered without a gap and never twice", () => {
    const entries = firstOf(read("docs/readings.md"), /^- \*\*(A-\d{3})\*\*/gm);
    const readings = entries.toSorted();
    expect(readings.length).toBeGreaterThanOrEqual(144);
    expect(readings).toEqual(readings.map((_, at) => `A-${String(at + 1).padStart(3, "0")}`));
  });

  it("has a number of its own for each decision", () => {
    const numbers = firstOf(files.join("\n"), /^docs\/decisions\/(\d{4})-/gm);
    expect(numbers).toEqual([...new Set(numbers)]);
  });
});

const scripts = new Set(["dev", "kill-test"]);
// Assembled here so that this file does not itself contain the commands that it plants.
const [pnpm, npmRun] = ["pnpm", "npm run"].map((word) => `${word} `);

it.each([
  [`\`${pnpm}dev\``, `a.md: ${pnpm}dev`],
  [`    DATA=x ${pnpm}dev`, `a.md: ${pnpm}dev`],
  [`"Again: ${pnpm}dev"`, `a.md: ${pnpm}dev`],
  [`\`${npmRun}gone\``, "a.md: no script gone"],
  [`${npmRun}kill-test --kills 4`, `a.md: ${npmRun}kill-test --kills 4 needs -- before its flags`],
])("a command that Node and npm alone cannot run is found: %s", (text, fault) => {
  expect(faultsInCommands("a.md", text, scripts)).toEqual([fault]);
});

it.each([
  `\`${npmRun}kill-test -- --kills 4\`, \`--seed\``,
  `| \`${npmRun}dev\` | \`--seed\` |`,
  "npm test -- lint unit",
  `${pnpm}resolves only what a package declares`,
])("any other command is not found: %s", (text) => {
  expect(faultsInCommands("a.md", text, scripts)).toEqual([]);
});

it("this repository names no command that Node and npm alone cannot run", () => {
  const root = join(import.meta.dirname, "../..");
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const ours = new Set(Object.keys(JSON.parse(read("package.json")).scripts));
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.(?:ts|tsx|mjs|md|html)$/.test(file) && existsSync(join(root, file)));
  expect(files.flatMap((file) => faultsInCommands(file, read(file), ours))).toEqual([]);
});

const sound = `# 0003: A title

Date: 2026-11-21
Status: accepted

## Context

Why.

## Choice

What.

## Cost

Its price.
`;

it.each([
  ["is in the one form", sound, []],
  ["has another number", sound.replace("0003", "0004"), [`its first line is not "# 0003: Title"`]],
  [
    "has no date",
    sound.replace("Date: 2026-11-21", "Date: soon"),
    ["has no Date: in its third line"],
  ],
  ["has no status", sound.replace("accepted", "nice"), ["has no Status: in its fourth line"]],
  ["says no cost", sound.replace("## Cost", "Cost:"), ["is not Context, Choice, Cost"]],
  ["is too long", sound + "More.\n".repeat(50), ["is longer than half a page"]],
])("a decision that %s", (_, text, faults) =>
  expect(faultsInDecision("0003-a-title.md", text)).toEqual(faults),
);

const folder = join(import.meta.dirname, "../../docs/decisions");
it.each(readdirSync(folder))("%s is in the one form", (file) =>
  expect(faultsInDecision(file, readFileSync(join(folder, file), "utf8"))).toEqual([]),
);
