import { createServer, type Server, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { openDatabase } from "./open.ts";
import { outageIn } from "./outage.ts";
import { isBusy } from "./retry.ts";

/* A PostgreSQL behind a network that drops packets: connections stay open, but no response arrives. */

const times = { connect: 60, query: 60 };

/** AuthenticationOk and ReadyForQuery: all that a client needs before its first query. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

let server: Server | undefined;
afterEach(() => server?.close());

async function silent({ after }: { readonly after: "nothing" | "the welcome" }) {
  const sockets: Socket[] = [];
  const listening = Promise.withResolvers<void>();
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    socket.once("data", () => after === "the welcome" && socket.write(welcome));
  }).listen(0, "127.0.0.1", () => listening.resolve());
  await listening.promise;
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const databaseUrl = `postgres://naluma@127.0.0.1:${address.port}/naluma`;
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return { databaseUrl, connections: () => sockets.length, cut };
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "no failure",
    (error: unknown) => error,
  );

test.each(["nothing", "the welcome"] as const)(
  "a server that falls silent after %s is an outage, for a query and for a transaction",
  async (after) => {
    const { databaseUrl } = await silent({ after });
    const { db, close } = await openDatabase({
      dataFolder: "",
      databaseUrl,
      migrationsFolder: false,
      times,
    });
    expect(outageIn(await failureOf(db.execute(sql`select 1`)))).toBeDefined();
    const transaction = db.transaction((tx) => tx.execute(sql`select 1`));
    expect(outageIn(await failureOf(transaction))).toBeDefined();
    await close();
  },
);

test("a connection that fell silent is not reused", async () => {
  const { databaseUrl, connections } = await silent({ after: "the welcome" });
  const { db, close } = await openDatabase({
    dataFolder: "",
    databaseUrl,
    migrationsFolder: false,
    times,
  });
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await failureOf(db.transaction((tx) => tx.execute(sql`select 1`)));
    expect(connections()).toBe(attempt);
  }
  await close();
});

test("a wait for one of the pool's own connections is not an outage, and their holders go on", async () => {
  const { databaseUrl, connections, cut } = await silent({ after: "the welcome" });
  const { db, close } = await openDatabase({
    dataFolder: "",
    databaseUrl,
    migrationsFolder: false,
    times: { connect: 2_000, query: 600_000 },
  });
  const query = () => failureOf(db.execute(sql`select 1`));
  const holders = Array.from({ length: 16 }, query);
  await vi.waitFor(() => expect(connections()).toBe(16));
  const waiting = [query(), failureOf(db.transaction((tx) => tx.execute(sql`select 1`)))];
  for (const error of await Promise.all(waiting))
    expect([isBusy(error), outageIn(error)]).toEqual([true, undefined]);
  expect(connections()).toBe(16);
  cut();
  for (const error of await Promise.all(holders)) expect(outageIn(error)).toBeDefined();
  await close();
});

test("a start does not wait for ever for a silent server", async () => {
  const { databaseUrl } = await silent({ after: "nothing" });
  await expect(openDatabase({ dataFolder: "", databaseUrl, times })).rejects.toThrow(/timeout/);
});
