import { sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { houseAccount, mainAccount, memberOwner } from "../../ledger/accounts.ts";
import { createLedger } from "../../ledger/ledger.ts";
import { ownDatabase } from "../../testing/own-database.ts";
import { rowsOf, type OpenDatabase, type Tx } from "./database.ts";
import { openDatabase } from "./open.ts";
import { outageIn } from "./outage.ts";
import { isBusy } from "./retry.ts";

/* Behaviour that only a connection pool has; run by `npm run test:postgres`. */

let database: Awaited<ReturnType<typeof ownDatabase>>;
let opened: OpenDatabase;
const ledger = createLedger(() => 1_795_188_610_000);

beforeAll(async () => {
  database = await ownDatabase();
  opened = await openDatabase({ dataFolder: "", databaseUrl: database.databaseUrl });
  await opened.db.transaction((tx) => ledger.mint(tx, "USD", 1_000_000n));
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

/** Resolves for all once this many have arrived, and immediately for later ones. */
const meeting = (size: number) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let present = 0;
  return () => {
    present += 1;
    if (present >= size) resolve();
    return promise;
  };
};

const give = (tx: Tx, memberId: number, key: string) =>
  ledger.transfer(tx, {
    key,
    kind: "test",
    entries: [
      { account: houseAccount("USD"), amount: -5n },
      { account: mainAccount(memberId, "USD"), amount: 5n },
    ],
  });

describe("a transaction that PostgreSQL rolls back for the sake of another", () => {
  test("a transaction in a deadlock is repeated once", async () => {
    await opened.db.transaction(async (tx) => {
      await give(tx, 1, "first");
      await give(tx, 2, "second");
    });
    const both = meeting(2);
    const lock = (tx: Tx, id: number) =>
      tx.execute(sql`select id from account where owner = ${memberOwner(id)} for update`);
    const crossing = (mine: number, other: number) =>
      opened.db.transaction(async (tx) => {
        await lock(tx, mine);
        await both();
        await lock(tx, other);
        return give(tx, mine, `crossing ${mine}`);
      });
    expect(await Promise.all([crossing(1, 2), crossing(2, 1)])).toEqual(["done", "done"]);
    expect(await ledger.balance(opened.db, mainAccount(1, "USD"))).toBe(10n);
    expect(await ledger.balance(opened.db, mainAccount(2, "USD"))).toBe(10n);
  });

  test("a transaction that read changed rows is repeated, on the present ones", async () => {
    const both = meeting(2);
    let attempts = 0;
    const adding = () =>
      opened.db.transaction(
        async (tx) => {
          attempts += 1;
          const counted = sql`select value from installation where name = 'count'`;
          const [row] = await rowsOf(tx, counted, v.object({ value: v.string() }));
          await both();
          const next = String(Number(row?.value) + 1);
          await tx.execute(sql`update installation set value = ${next} where name = 'count'`);
        },
        { isolationLevel: "repeatable read" },
      );
    await opened.db.execute(sql`insert into installation values ('count', '0')`);
    await Promise.all([adding(), adding()]);
    const found = await opened.db.execute(sql`select value from installation where name = 'count'`);
    expect(found).toMatchObject({ rows: [{ value: "2" }] });
    expect(attempts).toBe(3);
  });
});

test("a server that cuts connections during transactions costs only those", async () => {
  const errorLog = vi.spyOn(console, "error").mockReturnValue();
  // More than the pool has connections, so that any leak would exhaust it.
  for (let cut = 0; cut < 20; cut += 1) {
    const broken = opened.db.transaction(async (tx) => {
      await give(tx, 3, `cut ${cut}`);
      const own = sql`select pg_backend_pid() as pid`;
      const [row] = await rowsOf(tx, own, v.object({ pid: v.number() }));
      await opened.db.execute(sql`select pg_terminate_backend(${row?.pid})`);
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow("Failed query");
  }
  expect(await ledger.balance(opened.db, mainAccount(3, "USD"))).toBe(0n);
  const whole = await Promise.all(
    Array.from({ length: 32 }, (_, index) =>
      opened.db.transaction((tx) => give(tx, 3, `whole ${index}`)),
    ),
  );
  expect(new Set(whole)).toEqual(new Set(["done"]));
  errorLog.mockRestore();
});

test("a wait for a row that others hold is retried and is not an outage; a queue for it clears", async () => {
  const { db, close } = await openDatabase({
    dataFolder: "",
    databaseUrl: database.databaseUrl,
    times: { connect: 60_000, query: 300 },
  });
  await opened.db.execute(sql`insert into installation values ('held', '0')`);
  const add = (tx: Tx) =>
    tx.execute(sql`update installation set value = (value::int + 1)::text where name = 'held'`);
  const held = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const holder = opened.db.transaction(async (tx) => {
    await add(tx);
    taken.resolve();
    await held.promise;
  });
  await taken.promise;
  const error = await db.transaction(add).catch((thrown: unknown) => thrown);
  expect([isBusy(error), outageIn(error)]).toEqual([true, undefined]);
  held.resolve();
  await holder;
  await Promise.all(Array.from({ length: 50 }, () => db.transaction(add)));
  const found = await opened.db.execute(sql`select value from installation where name = 'held'`);
  expect(found).toMatchObject({ rows: [{ value: "51" }] });
  await close();
});

test("a database that cannot be opened leaves no open connection", async () => {
  const url = new URL(database.databaseUrl ?? "");
  url.pathname = "/there_is_none";
  await expect(openDatabase({ dataFolder: "", databaseUrl: url.href })).rejects.toThrow(
    "does not exist",
  );
});
