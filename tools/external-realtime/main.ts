import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "../bootstrap/browser.mjs";
import { buildIfStale } from "../bootstrap/build.mjs";
import { root, toolEnvironment } from "../bootstrap/paths.mjs";
import { run } from "../bootstrap/run.mjs";
import { UserError } from "../bootstrap/user-error.mjs";
import { namedEngine } from "./engine.ts";
import { startSoketi } from "./soketi.ts";

/**
 * `npm run test:external-realtime`: the real-time suite against a third-party engine. PUSHER_HOST and the related
 * variables name one; without them, soketi is installed and started (docs/testing.md).
 */

/** The uses of real time. Each file passes on any Pusher server that PUSHER_* names. */
const journeys = ["realtime", "letters", "play", "session-elsewhere", "wallet"].map(
  (name) => `journeys/${name}.spec.ts`,
);

const test = async (): Promise<boolean> => {
  const missing = journeys.filter((file) => !existsSync(join(root, "e2e", file)));
  if (missing.length > 0) throw new UserError(`There is no ${missing.join(", ")} any more.`);
  const wrong = await ensureBrowser();
  if (wrong) throw new UserError(wrong);
  await buildIfStale();
  const engine = process.env["PUSHER_HOST"] ? await namedEngine(process.env) : await startSoketi();
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void engine.stop().finally(() => process.exit(1)));
  console.log(`real time goes through ${engine.name}`);
  const runs = [
    { program: join(root, "node_modules/.bin/vitest"), args: ["run", ".engine.test."], cwd: root },
    {
      program: join(root, "e2e/node_modules/.bin/playwright"),
      // One worker, because parallel stacks have the same members, whose channels have the same names.
      args: ["test", "--project", "desktop", "--workers", "1", ...journeys],
      cwd: join(root, "e2e"),
    },
  ];
  try {
    let passed = true;
    for (const { program, args, cwd } of runs) {
      // oxlint-disable-next-line no-await-in-loop -- the second would disturb the first
      const { code } = await run(program, args, {
        env: toolEnvironment(engine.settings),
        cwd,
        show: true,
      });
      passed &&= code === 0;
    }
    return passed;
  } finally {
    await engine.stop();
  }
};

try {
  if (!(await test())) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
