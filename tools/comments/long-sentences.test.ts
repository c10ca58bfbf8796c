import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { longSentences } from "./long-sentences.ts";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

it.each([
  ["a short sentence", "// Says why."],
  ["two short ones on long lines", `/** ${words(18)}. ${words(18)}. */`],
  ["a list of files in backticks", `// \`${words(30)}\` and \`${words(30)}\``],
  ["an instruction to the linter", `// oxlint-disable-next-line some/rule -- ${words(30)}`],
  ["code that looks like none", `const address = "https://${words(40)}";`],
])("passes %s", (_, source) => expect(longSentences("a.ts", source)).toEqual([]));

it.each([
  ["on one line", `// ${words(30)}.`],
  ["over several lines", `/**\n * ${words(15)}\n * ${words(15)}.\n */`],
  ["after a short one", `// Short. ${words(30)}.`],
  ["of a parameter", ` * @param name ${words(30)}`],
])("finds a long sentence %s", (_, source) =>
  expect(longSentences("a.ts", source)).toHaveLength(1),
);

it("no comment of ours has a sentence of more than a hundred characters", () => {
  const root = join(import.meta.dirname, "../..");
  const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], {
    cwd: root,
    encoding: "utf8",
  })
    .trim()
    .split("\n")
    // The drawings came with the design.
    .filter((file) => !/\/art[^/]*\.mjs$/.test(file) && existsSync(join(root, file)));
  expect(files.length).toBeGreaterThan(1_000);
  expect(
    files.flatMap((file) => longSentences(file, readFileSync(join(root, file), "utf8"))),
  ).toEqual([]);
});
