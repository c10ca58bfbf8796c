import { join } from "node:path";
import { run } from "../bootstrap/run.mjs";
import { withServer } from "./with-server.ts";

/** `npm run kill-test:postgres -- [--kills 10] [--seed S]`: the sandbox's kill test on our own PostgreSQL server. */
const program = join(import.meta.dirname, "../../apps/sandbox-kill-test/src/main.ts");

process.exitCode = await withServer(async (server) => {
  const { code } = await run(process.execPath, [program, ...process.argv.slice(2)], {
    env: { ...process.env, NALUMA_TEST_DATABASE: server },
    show: true,
  });
  return code;
});
