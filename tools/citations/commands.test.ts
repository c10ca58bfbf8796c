import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { faultsInCommands } from "./commands.ts";

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
])("any other is not: %s", (text) => {
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
