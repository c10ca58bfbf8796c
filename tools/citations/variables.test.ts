import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { documentedIn, readIn } from "./variables.ts";

const root = join(import.meta.dirname, "../..");
const text = (file: string) => readFileSync(join(root, file), "utf8");

const sources = (...folders: readonly string[]) =>
  execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...folders], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.(test|fake)\.tsx?$/.test(file));

describe("a variable is read by", () => {
  it.each([
    ["process.env.PORT", ["PORT"]],
    ['process.env["PORT"] ?? 1', ["PORT"]],
    ['whole(env, "SANDBOX_GAMES", 9)', ["SANDBOX_GAMES"]],
    ['choosePort("MOBILE_PORT", 1)', ["MOBILE_PORT"]],
    ["v.object({\n  SITE_ID: whole(1),\n})", []],
    ["type Environment = 1;\nv.object({\n  SITE_ID: whole(1),\n})", ["SITE_ID"]],
    [
      "const { NALUMA_SEED: seed, NALUMA_STORIES } = process.env;",
      ["NALUMA_SEED", "NALUMA_STORIES"],
    ],
    ["process.env.PATH + environment", []],
  ])("%j", (source, names) => expect(readIn(source)).toEqual(names));
});

it("a table documents what its first column names", () => {
  const page = "| Variable | Is |\n| --- | --- |\n| `HOST`, `PORT` | where |\n| `GET`s | `NO` |\n";
  expect(documentedIn(page)).toEqual(["GET", "HOST", "PORT"]);
});

/** The variables of a service are documented on its page, those of tools and tests in docs/testing.md. */
const pages: readonly [string, readonly string[]][] = [
  ["apps/gateway/README.md", ["apps/gateway/src"]],
  ["docs/sandbox.md", ["apps/sandbox/src", ":!apps/sandbox/src/testing"]],
  [
    "docs/testing.md",
    [
      "apps/sandbox/src/testing",
      "apps/sandbox-kill-test",
      "apps/storybook",
      "e2e",
      "packages",
      "tools",
    ],
  ],
];

/** The variables that `npm start` and similar commands pass on to the services. */
const shared = documentedIn(text("README.md"));

/** HTTP methods in the table of the operator's calls. */
const isNoVariable = (name: string) => ["GET", "POST", "PUT", "DELETE"].includes(name);

it.each(pages)("%s documents every variable that is read there, and no other", (page, folders) => {
  const read = new Set(sources(...folders).flatMap((file) => readIn(text(file))));
  const documented = documentedIn(text(page)).filter((name) => !isNoVariable(name));
  const own =
    page === "docs/testing.md" ? [...read].filter((name) => !shared.includes(name)) : read;
  expect([...own].toSorted()).toEqual(documented);
});

it("README.md documents no variable that nobody reads", () => {
  const read = new Set(sources("apps", "tools").flatMap((file) => readIn(text(file))));
  expect(shared.filter((name) => !read.has(name))).toEqual([]);
});
