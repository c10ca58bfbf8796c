import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { workspacePackages } from "./workspace.ts";

/**
 * The `test` script of every package: runs only its own tests, with the configuration of the root. Results are written
 * to the package's `test-results`, where Turbo caches them by the hash of their inputs; their paths are relative to the
 * root, because a cached result may be restored in another clone.
 */
const root = join(import.meta.dirname, "../..");
const folder = relative(root, process.cwd());
const project = workspacePackages(root).find((one) => one.folder === folder)?.name;
if (project === undefined) throw new Error(`${folder} is no package of the workspace`);

const results = join(process.cwd(), "test-results/unit.json");
rmSync(results, { force: true });
const { status } = spawnSync("vitest", ["run", "--project", project, ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, NALUMA_RESULTS: results },
});
if (existsSync(results)) {
  const report = JSON.parse(readFileSync(results, "utf8"));
  for (const file of report.testResults) file.name = relative(root, file.name);
  writeFileSync(results, JSON.stringify({ ...report, hash: process.env["TURBO_HASH"] }));
}
process.exitCode = status ?? 1;
