import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ReleaseError } from "@naluma/release";
import { root } from "../bootstrap/paths.mjs";
import { unsaidChanges } from "./changed-parts.ts";
import { gitIn } from "./git.ts";
import { partsOf } from "./parts.ts";
import { readChangesets } from "./prepare-versions.ts";
import { releaseSteps } from "./release-steps.ts";
import { release, rollback, whatRuns, type ReleasePorts } from "./release.ts";

const usage = `npm run release -- lobby [--percent 10] [--site 2]
npm run rollback -- lobby [--site 2], or lobby@1.0.0 for a version of your choice
npm run releases
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

const siteOf = (text: string | undefined): string | undefined => {
  if (text !== undefined && !/^[1-9]\d*$/.test(text))
    throw new ReleaseError(`--site ${text}: expected the id of a site, such as 2`);
  return text;
};

/** What each command takes beside names. */
const optionsOf: Readonly<Record<string, readonly string[]>> = {
  release: ["percent", "site"],
  rollback: ["site"],
  list: [],
  check: ["since"],
};

function argumentsOf() {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: { percent: text, site: text, since: text },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ReleaseError(`${reason}\n${usage}`, { cause: error });
  }
}

async function main(): Promise<number> {
  const { values, positionals } = argumentsOf();
  const [command = "", ...names] = positionals;
  const taken = optionsOf[command];
  const wrong = Object.keys(values).find((option) => !taken?.includes(option));
  if (taken === undefined || wrong !== undefined)
    throw new ReleaseError(`${command} takes no --${wrong}\n${usage}`);
  const takesNames = command === "release" || command === "rollback";
  if (takesNames !== names.length > 0)
    throw new ReleaseError(
      `${takesNames ? "Which feature?" : `${command} takes no names`}\n${usage}`,
    );
  const site = siteOf(values.site);
  const percent = percentOf(values.percent ?? "100");
  if (command === "check") return checkChangesets(values.since);
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
