import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startForTest, type StartedSandbox } from "../testing/started.ts";

/* PostgreSQL's behaviour when its disk is full; run by `npm run test:postgres`. */

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

test("a full PostgreSQL disk is a 503 in the envelope, logged once", async () => {
  const { token } = await sandbox.login("player21");
  const { db } = sandbox.services;
  await db.execute(sql`create function full_disk() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file: No space left on device' using errcode = '53100';
  end $$`);
  await db.execute(
    sql`create trigger full_disk before insert on answered_call execute function full_disk()`,
  );
  const errorLog = vi.spyOn(console, "error").mockReturnValue();
  const leave = () => sandbox.api("/member/game/leave1", {}, { token });
  for (let call = 0; call < 5; call += 1)
    expect(await leave()).toMatchObject({ status: 503, code: "503", data: null });
  expect(errorLog.mock.calls).toEqual([[expect.stringMatching(/503: could not extend file/)]]);
  await db.execute(sql`drop trigger full_disk on answered_call`);
  expect((await leave()).status).toBe(200);
});
