import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { run } from "../bootstrap/run.mjs";
import { UserError } from "../bootstrap/user-error.mjs";
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

/** Makes or drops the seeded database that those of the tests are copies of, and gives what the program said. */
const template = async (env: NodeJS.ProcessEnv, ...args: string[]): Promise<string> => {
  const program = join(root, sandbox, "testing/template-database.ts");
  const { code, output } = await run(process.execPath, [program, ...args], { env });
  if (code !== 0) throw new UserError(`The tests have no seeded database:\n${output}`);
  return output;
};

process.exitCode = await withServer(async (server) => {
  const env = { ...process.env, NALUMA_TEST_DATABASE: server };
  const [name = ""] = /naluma_test_\w+/.exec(await template(env)) ?? [];
  console.log(`${files.length} test files on PostgreSQL`);
  const { code } = await run(
    join(root, "node_modules/.bin/vitest"),
    ["run", "--project", "sandbox", ...files],
    { env: { ...env, NALUMA_TEST_TEMPLATE: name }, show: true },
  );
  await template(env, "drop", name);
  return code;
});
