import { readFileSync } from "node:fs";
import { Unreachable } from "./client.ts";
import { readCommandLine, usage } from "./command-line.ts";
import { readConfig, UsageError } from "./config.ts";
import { readContract } from "./contract.ts";
import { writeReports } from "./report/files.ts";
import { exitCodeFor } from "./report/summary.ts";
import { terminalReport } from "./report/terminal.ts";
import type { Result } from "./results.ts";
import { runChecks } from "./run.ts";

const fileAt = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new UsageError([
      `${path} cannot be read. The least that it holds is the site and a currency of it:`,
      "  site: 1",
      "  currency: USD",
    ]);
  }
};

/** A line that is written over on a terminal; elsewhere a log would be full of them. */
const progress = () => {
  let checks = 0;
  let failed = 0;
  return {
    onResult: ({ outcome, subject }: Result) => {
      checks += 1;
      if (outcome === "failed") failed += 1;
      if (process.stderr.isTTY)
        process.stderr.write(`\r\u001B[K${checks} checks, ${failed} failed: ${subject}`);
    },
    end: () => process.stderr.isTTY && process.stderr.write("\r\u001B[K"),
  };
};

const main = async (args: readonly string[]): Promise<number> => {
  const options = readCommandLine(args);
  if (options === undefined) {
    process.stdout.write(usage);
    return 0;
  }
  const { origin, areas, isReadOnly, site, seed, report } = options;
  const contract = readContract(options.wire);
  const config = readConfig(fileAt(options.config), {
    environment: process.env,
    ...(site !== undefined && { site }),
  });
  const { onResult, end } = progress();
  const outcome = await runChecks({
    origin,
    contract,
    config,
    areas,
    isReadOnly,
    seed,
    onResult,
  }).finally(end);
  if (report !== undefined) writeReports(report, outcome);
  process.stdout.write(terminalReport(outcome));
  return exitCodeFor(outcome);
};

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.problems.join("\n")}\n\nSee --help.\n`);
    process.exitCode = 2;
  } else if (error instanceof Unreachable) {
    process.stderr.write(`The platform cannot be reached: ${error.message}\n`);
    process.exitCode = 3;
  } else throw error;
}
