import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { workspacePackages } from "./workspace.ts";

const root = join(import.meta.dirname, "../..");

const hasTests = (folder: string): boolean =>
  readdirSync(join(root, folder), { withFileTypes: true }).some((entry) =>
    entry.isDirectory()
      ? !["node_modules", "dist", "build"].includes(entry.name) &&
        hasTests(join(folder, entry.name))
      : /(?<!\.browser)\.test\.tsx?$/.test(entry.name),
  );

const testScript = (folder: string): string => {
  const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(
    readFileSync(join(root, folder, "package.json"), "utf8"),
  );
  return scripts["test"] ?? "none";
};

it("runs the tests of every package that has some", () => {
  const withTests = workspacePackages(root).filter(({ folder }) => hasTests(folder));
  expect(withTests.length).toBeGreaterThan(10);
  const without = withTests.filter(
    ({ folder }) => !/^node ((\.\.\/)+tools\/)?vitest\/package\.ts/.test(testScript(folder)),
  );
  // Its package.json lacks "test": "node ../../tools/vitest/package.ts".
  expect(without.map(({ folder }) => folder)).toEqual([]);
});
