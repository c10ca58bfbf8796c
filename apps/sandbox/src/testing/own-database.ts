import { randomBytes } from "node:crypto";
import pg from "pg";

/** Executes a statement on a server that allows creating databases. */
const runOn = async (server: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
};

const addressOf = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/**
 * NALUMA_TEST_DATABASE names a PostgreSQL server for the same tests. Without it they run on the embedded
 * database. Each file gets a database of its own, so the user needs permission to create some.
 *
 * @param content `seeded`: a copy of the database named by NALUMA_TEST_TEMPLATE, if set. Starting on an empty
 * database seeds it, which takes ten times as long.
 */
export const ownDatabase = async (content: "empty" | "seeded" = "empty") => {
  const server = process.env["NALUMA_TEST_DATABASE"];
  if (!server) return { databaseUrl: undefined, drop: async () => {} };

  const name = `naluma_test_${randomBytes(6).toString("hex")}`;
  const template = content === "seeded" ? process.env["NALUMA_TEST_TEMPLATE"] : undefined;
  await runOn(server, `create database ${name}${template ? ` template ${template}` : ""}`);
  return { databaseUrl: addressOf(server, name), drop: () => dropDatabase(server, name) };
};

export const dropDatabase = (server: string, name: string): Promise<void> =>
  runOn(server, `drop database ${name}`);
