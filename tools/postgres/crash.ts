import { join } from "node:path";
import { run } from "../bootstrap/run.mjs";
import { withServer } from "./with-server.ts";

/** `pnpm crash:postgres [--kills 100] [--seed S]`: the crash test of the sandbox, on a PostgreSQL of our own. */
const program = join(import.meta.dirname, "../../apps/sandbox/src/crash/main.ts");

process.exitCode = await withServer(async (server) => {
  const { code } = await run(process.execPath, [program, ...process.argv.slice(2)], {
    env: { ...process.env, NALUMA_TEST_DATABASE: server },
    show: true,
  });
  return code;
});
