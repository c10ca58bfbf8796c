import { join } from "node:path";
import { parseArgs } from "node:util";
import { startStack } from "@naluma/tools/stack";
import { startFaultyPlatform } from "./support/faulty-platform.ts";
import { plantedFaults } from "./support/planted-faults.ts";
import { failed, installKit, prepareSandbox, sandboxConfig } from "./support/platform-kit.ts";

/**
 * `npm run check:kit`: each planted fault by itself, in front of a sandbox of its own, and ten runs without any. The
 * kit has to report at least 95 % of the faults, each under one of its rules, and nothing where nothing is planted.
 *
 * `--only 12,40-45` runs these faults alone, `--clean 0` no run without a fault.
 */
const { values } = parseArgs({
  options: { only: { type: "string" }, clean: { type: "string", default: "10" } },
});

const chosen = (text: string | undefined): ReadonlySet<number> => {
  const ranges = text?.split(",") ?? [`1-${plantedFaults.length}`];
  return new Set(
    ranges.flatMap((range) => {
      const [first = 0, last = first] = range.split("-").map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
};

const log = join(import.meta.dirname, "../../.naluma/check-kit/stack.log");
const stack = await startStack({ log });
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void stack.stop().then(() => process.exit(1)));
const kit = installKit(sandboxConfig, await prepareSandbox(stack));

let runs = 0;
/** The rules and subjects of what the kit reports of a platform at this origin; how it ended, if without a report. */
const reported = async (origin: string): Promise<readonly string[]> => {
  runs += 1;
  const { code } = await kit.check(origin, "--report", `run-${runs}`);
  if (code !== 0 && code !== 1) return [`exit code ${code}`];
  return failed(kit.readReport(`run-${runs}`)).flatMap(({ rule, subject }) => [rule, subject]);
};

let wrong = 0;
for (let run = 1; run <= Number(values.clean); run += 1) {
  const found = await reported(stack.api);
  if (found.length > 0) wrong += 1;
  console.log(`without a fault ${run}: ${found.length === 0 ? "nothing" : found.join(" ")}`);
}

const only = chosen(values.only);
const missed: string[] = [];
for (const [index, fault] of plantedFaults.entries()) {
  const number = index + 1;
  if (!only.has(number)) continue;
  const platform = await startFaultyPlatform(stack.api, [fault]);
  const found = new Set(await reported(platform.origin));
  await platform.stop();
  const isFound = fault.rules.some((rule) => found.has(rule));
  if (!isFound) missed.push(`${number}. ${fault.title}`);
  const under = isFound ? "found" : found.size > 0 ? "ANOTHER RULE" : "MISSED";
  console.log(`${number}. ${fault.title}: ${under} (${[...found].slice(0, 8).join(" ")})`);
}
kit.remove();
await stack.stop();

console.log(
  `${only.size - missed.length} of ${only.size} faults were found; ${wrong} false reports.`,
);
for (const line of missed) console.log(`not found: ${line}`);
process.exitCode = wrong === 0 && missed.length <= only.size * 0.05 ? 0 : 1;
