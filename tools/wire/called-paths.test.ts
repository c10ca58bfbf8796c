import { existsSync } from "node:fs";
import { join } from "node:path";
import { wireContract } from "@naluma/wire-contract";
import { calledPaths } from "@naluma/wire-contract/called-paths";
import { expect, test } from "vitest";
import { workspacePackages } from "../vitest/workspace.ts";

const root = join(import.meta.dirname, "../..");
const features = workspacePackages(root)
  .filter(({ folder }) => folder.startsWith("packages/"))
  .map(({ folder }) => ({ folder, paths: calledPaths(join(root, folder, "src")) }))
  .map(({ folder, paths }) => ({ folder, paths: paths.filter((path) => path.startsWith("/")) }))
  .filter(({ paths }) => paths.length > 0);

test("whatever package makes calls holds them against the wire contract", () => {
  expect(features.length).toBeGreaterThan(9);
  const table = "src/calls.contract.test.ts";
  expect(features.filter(({ folder }) => !existsSync(join(root, folder, table)))).toEqual([]);
});

test("every call of the wire contract is made by some package", () => {
  const made = new Set(features.flatMap(({ paths }) => paths.map((path) => `/api${path}`)));
  const calls = wireContract().calls.filter(({ path }) => path.startsWith("/api/"));
  expect(calls.map(({ path }) => path).toSorted()).toEqual([...made].toSorted());
});
