import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { run } from "../bootstrap/run.mjs";
import { withServer } from "./with-server.ts";

/**
 * `npm run test:postgres`: the sandbox's tests that have a database, on PostgreSQL. They run on the embedded
 * one with all other unit tests.
 */
const root = join(import.meta.dirname, "../..");
const sandbox = "apps/sandbox/src";

/** Each gives a test file its own database on the server that NALUMA_TEST_DATABASE names. */
const usesServer = /\b(ownDatabase|runProviderServer|startForTest)\b/;

const files = readdirSync(join(root, sandbox), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".test.ts"))
  .map((file) => join(sandbox, file))
  .filter((file) => usesServer.test(readFileSync(join(root, file), "utf8")));

process.exitCode = await withServer(async (server) => {
  console.log(`${files.length} test files on PostgreSQL`);
  const { code } = await run(
    join(root, "node_modules/.bin/vitest"),
    ["run", "--project", "sandbox", ...files],
    { env: { ...process.env, NALUMA_TEST_DATABASE: server }, show: true },
  );
  return code;
});
