import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ReleaseError } from "@naluma/release";
import { root } from "../bootstrap/paths.mjs";
import { unsaidChanges } from "./changed-parts.ts";
import { gitIn } from "./git.ts";
import { partsOf } from "./parts.ts";
import { readChangesets } from "./prepare-versions.ts";
import { releaseSteps } from "./release-steps.ts";
import { release, rollback, type ReleasePorts } from "./release.ts";

const usage = `npm run release -- lobby [--percent 10] [--site 2]
npm run rollback -- lobby [--site 2]
npm run check:changesets -- --since main`;

const ports: ReleasePorts = {
  git: gitIn(root),
  folder: resolve(root, process.env["RELEASES_FOLDER"] ?? ".data/releases"),
  steps: releaseSteps,
  now: Date.now,
  say: (line) => console.log(line),
};

/** Where there are no tags, as in a clone that fetched none, nothing was ever released from here. */
function checkChangesets(since: string | undefined): number {
  const changesets = readChangesets(root);
  const unsaid = unsaidChanges(ports.git, partsOf(root), changesets, since);
  for (const line of unsaid) console.error(line);
  if (unsaid.length > 0) console.error("docs/releasing.md says how to write one");
  else console.log("Every change since the last release has its changeset");
  return unsaid.length === 0 ? 0 : 1;
}

const percentOf = (text: string): number => {
  const percent = Number(text);
  if (!Number.isInteger(percent) || percent < 1 || percent > 100)
    throw new ReleaseError(`--percent ${text}: expected a whole number from 1 to 100`);
  return percent;
};

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      percent: { type: "string", default: "100" },
      site: { type: "string" },
      since: { type: "string" },
    },
  });
  const [command, ...names] = positionals;
  if (command === "check") return checkChangesets(values.since);
  if (names.length === 0 || (command !== "release" && command !== "rollback"))
    throw new ReleaseError(`Which feature?\n${usage}`);
  if (command === "rollback") await rollback(ports, { names, site: values.site });
  else await release(ports, { names, site: values.site, percent: percentOf(values.percent) });
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof ReleaseError ? error.message : error);
  process.exitCode = 1;
}
