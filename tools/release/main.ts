import { resolve } from "node:path";
import { ReleaseError } from "@naluma/release";
import { root } from "../bootstrap/paths.mjs";
import { readArguments } from "./arguments.ts";
import { unsaidChanges } from "./changed-parts.ts";
import { gitIn } from "./git.ts";
import { partsOf } from "./parts.ts";
import { readChangesets } from "./prepare-versions.ts";
import { releaseSteps } from "./release-steps.ts";
import { release, rollback, whatRuns, type ReleasePorts } from "./release.ts";

const ports: ReleasePorts = {
  git: gitIn(root),
  folder: resolve(root, process.env["RELEASES_FOLDER"] || ".data/releases"),
  steps: releaseSteps,
  now: Date.now,
  say: (line) => console.log(line),
};

/** Without tags, as in a clone that did not fetch them, nothing counts as released. */
function checkChangesets(since: string | undefined): number {
  const changesets = readChangesets(root);
  const unsaid = unsaidChanges(ports.git, partsOf(root), changesets, since);
  for (const line of unsaid) console.error(line);
  if (unsaid.length > 0) console.error("docs/releasing.md says how to write one");
  else console.log("Every change since the last release has its changeset");
  return unsaid.length === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  const sitesFolder = resolve(root, process.env["SITES_FOLDER"] || "apps/gateway/sites");
  const { command, names, percent, site, since } = readArguments(
    process.argv.slice(2),
    sitesFolder,
  );
  if (command === "check") return checkChangesets(since);
  if (command === "list") for (const line of await whatRuns(ports)) console.log(line);
  if (command === "rollback") await rollback(ports, { names, site });
  if (command === "release") await release(ports, { names, site, percent });
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof ReleaseError ? error.message : error);
  process.exitCode = 1;
}
