import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { scaledTimeout } from "../timeouts/index.ts";
import { generatedCopy, made, type GeneratedCopy } from "./generated-copy.ts";

/*
 * The output of the generators passes the checks as it is. `npm run check:new` runs the checks that take longer, builds
 * both hosts and opens the pages.
 */
const root = join(import.meta.dirname, "../..");
let copy: GeneratedCopy;

// Each test runs a tool over many files, possibly on a busy machine.
vi.setConfig({ testTimeout: scaledTimeout(600_000) });

beforeAll(() => {
  copy = generatedCopy(root);
});
afterAll(() => copy?.remove());

/** Empty if a tool succeeds, otherwise the end of its output, which has the reason. */
const faultsOf = (program: string, ...args: string[]): string => {
  const { passes, output } = copy.run(program, ...args);
  return passes ? "" : output.slice(-4_000) || `${program} failed`;
};

const { feature } = made;

test("each generator says what was made and what is next", () => {
  expect(copy.answers[0]).toContain(`/${feature} is a page of both hosts`);
  expect(copy.answers[0]).toContain("Not installed yet: npm run pnpm -- install");
  expect(copy.answers[1]).toMatch(/SANDBOX_SITE=\d+ SANDBOX_DATA=\S+ npm start/);
  expect(copy.answers[2]).toContain("Translate packages/i18n/glossaries first");
});

test("a second one of the same name is refused, and nothing is written", () => {
  const before = readFileSync(join(copy.root, "packages/site/src/pages.ts"), "utf8");
  for (const [what, name] of Object.entries(made)) {
    const { passes: isMade, output } = copy.run("node", "tools/new/main.ts", what, name);
    expect(isMade).toBe(false);
    expect(output.trim().split("\n"), output).toHaveLength(1);
  }
  expect(readFileSync(join(copy.root, "packages/site/src/pages.ts"), "utf8")).toBe(before);
});

test("it is formatted", () => {
  expect(faultsOf("oxfmt", "--check")).toBe("");
});

test("it keeps the rules of the linter", () => {
  const files = [
    `packages/${feature}`,
    `packages/shell/src/page/routes/${feature}.ts`,
    "packages/shell/src/page/routes/page-loader.ts",
    "packages/shell/src/dialogs/preferences",
    "packages/site/src",
    "apps/sandbox/src/sites",
    "apps/storybook/.storybook",
    "tools/languages",
  ];
  expect(faultsOf("oxlint", "--deny-warnings", ...files)).toBe("");
});

test("it keeps to its floor", () => {
  expect(faultsOf("turbo", "boundaries")).toBe("");
});

test("its types are right", () => {
  expect(faultsOf("tsc", "-b", `packages/${feature}`)).toBe("");
});

test("nothing of it is unused, whatever counts as a use", () => {
  expect(faultsOf("knip")).toBe("");
  expect(faultsOf("knip", "--production", "-c", "knip.production.ts")).toBe("");
});

test("its own tests pass, and those of the lists that it is in", () => {
  const files = [
    `packages/${feature}`,
    "packages/site/src/tables.test.ts",
    "packages/shell/src/routes.test.ts",
    "apps/gateway/src/site-settings.test.ts",
    "apps/sandbox/src/config.test.ts",
    "tools/stories",
    "tools/citations",
  ];
  expect(faultsOf("vitest", "run", ...files)).toBe("");
});

test("its words are as whole as English is", () => {
  const rules = "whole in every|said the same|offers a language|regions of the home|every glossary";
  expect(faultsOf("vitest", "run", "tools/languages/languages.test.ts", "-t", rules)).toBe("");
});
