import { randomBytes } from "node:crypto";
import pg from "pg";

/**
 * NALUMA_TEST_DATABASE names a PostgreSQL server for the same tests. Without it they run on the
 * embedded database. Each file gets a database of its own, so the user must be allowed to create some.
 */
export const ownDatabase = async () => {
  const server = process.env["NALUMA_TEST_DATABASE"];
  if (!server) return { databaseUrl: undefined, drop: async () => {} };

  const name = `naluma_test_${randomBytes(6).toString("hex")}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { databaseUrl: url.href, drop: () => run(`drop database ${name}`) };
};
