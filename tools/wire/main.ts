import { parseArgs } from "node:util";
import { root } from "../bootstrap/paths.mjs";
import { gitIn } from "../release/git.ts";
import { breaksSince } from "./breaks.ts";

const { values } = parseArgs({ options: { since: { type: "string" } } });
const { since, breaks } = await breaksSince(gitIn(root), values.since);
for (const line of breaks) console.error(line);
if (since === undefined)
  console.log("Nothing to compare the contract with: this clone has no tag of a release with it");
else if (breaks.length === 0) console.log(`Nothing in docs/wire breaks what it was at ${since}`);
else
  console.error(`These break the contract of ${since}: docs/releasing.md says what a break needs`);
process.exitCode = breaks.length === 0 ? 0 : 1;
