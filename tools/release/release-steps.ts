import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ReleaseError } from "@naluma/release";
import { machineSpeed } from "../bootstrap/machine-speed.mjs";
import { run, lastLines } from "../bootstrap/run.mjs";
import { triedAgainByTime } from "./by-time.ts";
import { folderOf, rootPart } from "./parts.ts";

/** A step in the checkout of a composition. They run in this order, and each throws if it fails. */
export interface ReleaseStep {
  /** The message that the user sees meanwhile. */
  readonly title: string;
  /** @param changed the parts whose version differs from the running one */
  run(folder: string, changed: readonly string[], say: (line: string) => void): Promise<void>;
}

/** A game that is started, played and quit, and the size of the first view. */
const smoke = ["journeys/play.spec.ts", "journeys/first-load.spec.ts"];

async function command(
  folder: string,
  program: string,
  args: readonly string[],
  { cwd = folder, more = {} }: { cwd?: string; more?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  const { PATH = "", NALUMA_RESULTS: _, RELEASES_FOLDER: __, ...rest } = process.env;
  const env = {
    ...rest,
    // The tools of the composition, not of this checkout.
    PATH: [join(folder, "node_modules/.bin"), PATH].join(delimiter),
    TURBO_TELEMETRY_DISABLED: "1",
    NO_COLOR: "1",
    // The current speed, because test timeouts depend on it (tools/timeouts).
    NALUMA_MACHINE_SPEED: String(machineSpeed()),
    ...more,
  };
  const { code, output } = await run(program, [...args], { cwd, env, log: "release.log" });
  if (code !== 0)
    throw new ReleaseError(
      `${[program, ...args].join(" ")} failed, so nothing is released:\n${lastLines(output, 40)}`,
    );
}

/** Runs the composition's pinned pnpm. */
function pnpm(folder: string, ...args: string[]): Promise<void> {
  const { packageManager }: { packageManager: string } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  return command(folder, "npx", ["-y", packageManager, ...args]);
}

const packageOf = (part: string) => `@naluma/${part === rootPart ? "tools" : part}`;

const testReport = (folder: string, part: string) =>
  join(folder, part === rootPart ? "tools" : folderOf(part), "test-results/unit.json");

/** The types are the contract between features and hosts; the rest is tested as players use it. */
export const releaseSteps: readonly ReleaseStep[] = [
  {
    title: "Installing",
    // The lockfile belongs to the root, and another version of a package may need more or fewer dependencies.
    run: (folder) => pnpm(folder, "install", "--no-frozen-lockfile", "--prefer-offline"),
  },
  {
    title: "Checking the types of the composition",
    run: (folder) => pnpm(folder, "exec", "turbo", "run", "typecheck"),
  },
  {
    title: "Building both hosts",
    run: (folder) => pnpm(folder, "exec", "turbo", "run", "build", "--filter=./apps/web-*"),
  },
  {
    title: "Running the unit tests of what is new",
    run: (folder, changed, say) => {
      const filters = changed.map((part) => `--filter=${packageOf(part)}`);
      const reports = changed.map((part) => testReport(folder, part));
      // Turbo does not repeat packages that have passed.
      const args = ["test", "--continue", "--concurrency=2", ...filters];
      return triedAgainByTime(reports, say, () => pnpm(folder, "exec", "turbo", "run", ...args));
    },
  },
  {
    title: "Playing a game on both hosts",
    run: (folder, _, say) => {
      const report = join(folder, ".naluma/journeys.json");
      const playwright = join(folder, "e2e/node_modules/.bin/playwright");
      const args = ["test", ...smoke, "--grep", "@smoke", "--project=desktop", "--project=mobile"];
      return triedAgainByTime([report], say, (isAgain) =>
        command(folder, playwright, isAgain ? [...args, "--workers=1", "--last-failed"] : args, {
          cwd: join(folder, "e2e"),
          more: { NALUMA_RESULTS: report },
        }),
      );
    },
  },
];
