import { makeSeeded } from "./make-database.ts";
import { dropDatabase, ownDatabase } from "./own-database.ts";

/**
 * `node template-database.ts`: makes a seeded database on the server that NALUMA_TEST_DATABASE names and prints its
 * name. As NALUMA_TEST_TEMPLATE it is what the tests' own databases are copies of.
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
