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

const script = (folder: string, name: string): string => {
  const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(
    readFileSync(join(root, folder, "package.json"), "utf8"),
  );
  return scripts[name] ?? "none";
};

it("runs the tests of every package that has some", () => {
  const withTests = workspacePackages(root).filter(({ folder }) => hasTests(folder));
  expect(withTests.length).toBeGreaterThan(10);
  const without = withTests.filter(
    ({ folder }) => !/^node ((\.\.\/)+tools\/)?vitest\/package\.ts/.test(script(folder, "test")),
  );
  // Its package.json lacks "test": "node ../../tools/vitest/package.ts".
  expect(without.map(({ folder }) => folder)).toEqual([]);
});

it("lints every package", () => {
  const { lint } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts;
  const without = workspacePackages(root).filter(({ folder }) => script(folder, "lint") !== lint);
  expect(without.map(({ folder }) => folder)).toEqual([]);
});
