import { makeSeeded } from "./make-database.ts";
import { dropDatabase, ownDatabase } from "./own-database.ts";

/**
 * `node template-database.ts`: creates a seeded database on the server named by NALUMA_TEST_DATABASE and prints
 * its name. Set as NALUMA_TEST_TEMPLATE, it is the template of the tests' own databases.
 * `node template-database.ts drop NAME` drops it.
 */
const [, , verb, given] = process.argv;
const server = process.env["NALUMA_TEST_DATABASE"] ?? "";
if (verb === "drop" && given !== undefined) await dropDatabase(server, given);
else {
  const { databaseUrl } = await ownDatabase();
  if (databaseUrl === undefined) throw new Error("NALUMA_TEST_DATABASE names no server.");
  await makeSeeded({ dataFolder: "", databaseUrl });
  console.log(new URL(databaseUrl).pathname.slice(1));
}
