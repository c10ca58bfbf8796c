import { existsSync } from "node:fs";
import { join } from "node:path";
import { run } from "../bootstrap/run.mjs";
import { UserError } from "../bootstrap/user-error.mjs";
import { databaseTests } from "../vitest/workspace.ts";
import { withServer } from "./with-server.ts";

/**
 * `npm run test:postgres`: the sandbox's database tests on PostgreSQL, and the kit for platforms against a sandbox on
 * it. `npm test` runs both on the embedded database.
 */
const root = join(import.meta.dirname, "../..");
const sandbox = "apps/sandbox";

const files = databaseTests(join(root, sandbox)).map((file) => join(sandbox, file));

/** Creates or drops the seeded database from which those of the tests are copied. Returns the program's output. */
const template = async (env: NodeJS.ProcessEnv, ...args: string[]): Promise<string> => {
  const program = join(root, sandbox, "src/testing/template-database.ts");
  const { code, output } = await run(process.execPath, [program, ...args], { env });
  if (code !== 0) throw new UserError(`The tests have no seeded database:\n${output}`);
  return output;
};

const vitest = join(root, "node_modules/.bin/vitest");

/** The kit needs a whole stack, and that the built hosts. */
const checkPlatform = async (server: string, env: NodeJS.ProcessEnv): Promise<number> => {
  if (!existsSync(join(root, "apps/web-desktop/build/server/index.js"))) {
    console.log(
      "The kit for platforms is left out, because the hosts are not built (npm run build).",
    );
    return 0;
  }
  const [name = ""] = /naluma_test_\w+/.exec(await template(env)) ?? [];
  const database = new URL(server);
  database.pathname = name;
  const { NALUMA_RESULTS: _resultsOfTheOthers, ...others } = env;
  const { code } = await run(
    vitest,
    ["run", "--project", "e2e", "e2e/service/platform-check", "-t", "the sandbox passes"],
    { env: { ...others, NALUMA_STACK_DATABASE: database.href }, show: true },
  );
  await template(env, "drop", name);
  return code;
};

process.exitCode = await withServer(async (server) => {
  const env = { ...process.env, NALUMA_TEST_DATABASE: server };
  const [name = ""] = /naluma_test_\w+/.exec(await template(env)) ?? [];
  console.log(`${files.length} test files on PostgreSQL`);
  const { code } = await run(vitest, ["run", "--project", "sandbox", ...files], {
    env: { ...env, NALUMA_TEST_TEMPLATE: name },
    show: true,
  });
  await template(env, "drop", name);
  return (await checkPlatform(server, env)) || code;
});
