import { randomInt } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ownDatabase } from "@naluma/sandbox/testing/own-database";
import { putSeededDatabase } from "@naluma/sandbox/testing/ready-database";
import { startCluster } from "@naluma/tools/postgres";
import { databaseKilled, ended, killed } from "./faults.ts";
import { run, type Totals } from "./kill-loop.ts";
import { BrokenRule, rules, type Rule } from "./rules.ts";

/**
 * `npm run kill-test -- [--kills 40] [--seed S]`: kills the sandbox while eight members play, and checks the money
 * rules after each boot. With NALUMA_TEST_DATABASE it uses PostgreSQL, 10 times. `--fault sigterm` ends it with
 * SIGTERM, and then every call that it accepted must be answered; `--fault postgres` kills its own PostgreSQL server.
 */
const { values } = parseArgs({
  options: {
    kills: { type: "string" },
    seed: { type: "string" },
    fault: { type: "string", default: "sigkill" },
  },
});
const isFault = ["sigkill", "sigterm", "postgres"].includes(values.fault);
const defaultKills = process.env["NALUMA_TEST_DATABASE"] ? 10 : 40;
const kills = values.kills === undefined ? defaultKills : Number(values.kills);
const seed = values.seed === undefined ? randomInt(1, 1_000_000) : Number(values.seed);
if (!isFault || !Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed) || seed < 0) {
  console.error(
    "npm run kill-test -- [--kills 40] [--seed 4711] [--fault sigkill|sigterm|postgres]",
  );
  process.exit(1);
}

const summary = (totals: Totals): string => {
  const boots = totals.boots.toSorted((a, b) => a - b);
  const seconds = (ms = 0) => (ms / 1_000).toFixed(1);
  const middle = seconds(boots[Math.floor(boots.length / 2)]);
  return [
    `${totals.kills} kills`,
    `${totals.acknowledged} calls acknowledged`,
    `${totals.inFlight} in flight at the kills (effect of the lost: ${totals.happened} had it, ${totals.not} had not, ${totals.either} cannot be told)`,
    `boots ${middle} s, at most ${seconds(boots.at(-1))} s`,
  ].join("; ");
};

/** Writes the results in Vitest's format for `npm test`: each rule is a test. */
const writeResults = async (broken: Rule | undefined): Promise<void> => {
  const file = process.env["NALUMA_RESULTS"];
  if (!file) return;
  const assertionResults = Object.entries(rules).map(([rule, title]) => ({
    title,
    fullName: title,
    status: rule === broken ? "failed" : "passed",
  }));
  const name = fileURLToPath(import.meta.url);
  const status = broken ? "failed" : "passed";
  await writeFile(file, JSON.stringify({ testResults: [{ name, status, assertionResults }] }));
};

const since = Date.now();
const folder = await mkdtemp(join(tmpdir(), "naluma-kill-test-"));
const cluster = values.fault === "postgres" ? await startCluster() : undefined;
if (cluster) process.env["NALUMA_TEST_DATABASE"] = cluster.url;
const fault = cluster ? databaseKilled(cluster) : values.fault === "sigterm" ? ended : killed;
const { databaseUrl, drop } = await ownDatabase();
if (databaseUrl === undefined) await putSeededDatabase(join(folder, "data"));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
console.log(
  `${kills} of ${values.fault} on ${databaseUrl === undefined ? "the embedded database" : "PostgreSQL"}, seed ${seed}`,
);
try {
  const totals = await run({
    kills,
    seed,
    folder,
    databaseUrl,
    fault,
    onKill: (so) => {
      if (so.kills % 10 === 0) console.log(summary(so));
    },
  });
  const rounds = [...totals.rounds].toSorted(([a], [b]) => (a < b ? -1 : 1));
  console.log(`Rounds: ${rounds.map(([name, count]) => `${name} ${count}`).join(", ")}`);
  console.log(
    `${summary(totals)}; ${totals.uncounted} more kills cut off fewer than four calls, ${totals.killsDuringBoot} came during a boot`,
  );
  console.log(`Every rule held, in ${((Date.now() - since) / 1_000).toFixed(0)} s.`);
  await drop();
  await rm(folder, { recursive: true, force: true });
  await writeResults(undefined);
} catch (error) {
  if (!(error instanceof BrokenRule)) throw error;
  console.error(`Broken: ${rules[error.rule]}\n${error.message}`);
  console.error(
    `Again: npm run kill-test -- --kills ${kills} --seed ${seed} --fault ${values.fault}`,
  );
  console.error(`The data is kept in ${databaseUrl ?? folder}.`);
  await writeResults(error.rule);
  process.exitCode = 1;
} finally {
  await cluster?.stop();
}
