import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { generatedCopy, made, type GeneratedCopy } from "./generated-copy.ts";

/*
 * `npm run check:new`: the checks of `npm test` on a copy of the checkout in which each generator was run once. They
 * are static checks, unit tests, the stories of the feature, and the builds of both hosts within their budget. Then the
 * pages of the new site are checked as its gateway serves them. It takes about ten minutes on two cores.
 */
const root = join(import.meta.dirname, "../..");
const { feature } = made;

type Step = readonly [name: string, folder: string, program: string, ...args: string[]];

const hosts = ["web-desktop", "web-mobile"];

const steps: readonly Step[] = [
  [
    "installation",
    ".",
    "node",
    "tools/bootstrap/pnpm.mjs",
    "install",
    "--no-frozen-lockfile",
    "--prefer-offline",
  ],
  ...hosts.map((host): Step => [
    `types of ${host}'s routes`,
    `apps/${host}`,
    "react-router",
    "typegen",
  ]),
  ["format", ".", "oxfmt", "--check"],
  ["types", ".", "tsc", "-b"],
  ["lint", ".", "oxlint", "--type-aware", "--deny-warnings"],
  ["boundaries", ".", "turbo", "boundaries"],
  ["knip", ".", "knip"],
  ["knip of what ships", ".", "knip", "--production", "-c", "knip.production.ts"],
  ...hosts.map((host): Step => [`build of ${host}`, `apps/${host}`, "react-router", "build"]),
  [
    "unit tests",
    ".",
    "vitest",
    "run",
    // In the copy they would generate the same things again, or copy the copy.
    "--exclude=**/tools/{new,guards,conformance}/**",
    "--exclude=**/{new,guards,conformance}/*.test.ts",
  ],
  ["stories", "apps/storybook", "vitest", "run", feature],
  ["pages", ".", "node", "tools/new/look-at-pages.ts"],
];

function report(copy: GeneratedCopy): number {
  let failed = 0;
  for (const [name, folder, program, ...args] of steps) {
    const since = Date.now();
    const { passes, output } = copy.runIn(folder, program, ...args);
    const seconds = Math.round((Date.now() - since) / 1_000);
    console.log(`${passes ? "passed" : "FAILED"}  ${name} (${seconds} s)`);
    if (passes) continue;
    failed += 1;
    console.log(output.slice(-6_000));
  }
  return failed;
}

mkdirSync(join(root, ".naluma"), { recursive: true });
const copy = generatedCopy(root);
// A browser is served no files from outside the copy, so it needs its own packages.
copy.unlink();
try {
  const failed = report(copy);
  console.log(`${steps.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  copy.remove();
}
