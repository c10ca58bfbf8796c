import { desc, eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteTime } from "../ground/clock.ts";
import { startForTest, type StartedSandbox } from "../testing/started.ts";
import { operatorAction } from "./schema.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const rows = v.array(
  v.looseObject({
    gp_id: v.string(),
    state: v.string(),
    planned: v.nullable(v.looseObject({ starts: v.string(), ends: v.string() })),
    rules: v.object({ autoplay: v.boolean(), turbo: v.boolean() }),
  }),
);

const shown = async (gpId = "GPHL") => {
  const { data } = await sandbox.operator("GET", "/providers");
  return v.parse(rows, data).find(({ gp_id }) => gp_id === gpId);
};

const set = (body: object) => sandbox.operator("POST", "/providers/GPHL", body);

const hour = 60 * 60_000;

test("maintenance is planned in the time of the site, and waits for its start", async () => {
  const from = sandbox.services.clock() + 24 * hour;
  const [starts, ends] = [siteTime(from), siteTime(from + hour)];
  await set({ state: "maintenance", start_at: starts.slice(0, 16), end_at: ends.slice(0, 16) });
  expect(await shown()).toMatchObject({
    state: "open",
    planned: { starts: `${starts.slice(0, 16)}:00`, ends: `${ends.slice(0, 16)}:00` },
  });
  await set({ state: "open" });
  expect(await shown()).toMatchObject({ state: "open", planned: null });
});

test("maintenance without an end lasts two hours from its start, whenever that is", async () => {
  const from = sandbox.services.clock() + 24 * hour;
  expect((await set({ state: "maintenance", start_at: from })).status).toBe(200);
  expect(await shown()).toMatchObject({
    state: "open",
    planned: { starts: siteTime(from), ends: siteTime(from + 2 * hour) },
  });
  await set({ state: "open" });
});

test("running maintenance names its end, and ends by itself", async () => {
  const now = sandbox.services.clock();
  await set({ state: "maintenance", start_at: now - 2 * hour, end_at: now + hour });
  expect(await shown()).toMatchObject({ state: "maintenance", planned: null });
  await set({ state: "maintenance", start_at: now - 2 * hour, end_at: now - hour });
  expect(await shown()).toMatchObject({ state: "open", planned: null });
});

test.each([
  [{ state: "maintenance", start_at: "2026-12-01 10:00", end_at: "2026-12-01 10:00" }, 422],
  [{ state: "maintenance", start_at: "2026-12-01 10:00", end_at: "2026-11-30 10:00" }, 422],
  [{ state: "maintenance", start_at: "2026-13-01 10:00" }, 400],
  [{ state: "maintenance", start_at: "2026-12-01 24:00" }, 400],
  [{ state: "maintenance", start_at: "tomorrow" }, 400],
  [{ state: "slow", delay_ms: 60_001 }, 400],
  [{ state: "gone" }, 400],
])("%j is refused, and nothing changes", async (body, status) => {
  const before = await shown();
  expect((await set(body)).status).toBe(status);
  expect(await shown()).toEqual(before);
});

test("rules are shown with the provider, and each change is logged", async () => {
  await sandbox.operator("POST", "/providers/GPHL/rules", { turbo: false });
  expect(await shown()).toMatchObject({ rules: { autoplay: true, turbo: false } });
  await set({ state: "slow", delay_ms: 900 });
  expect(await shown()).toMatchObject({ state: "slow", delay_ms: 900 });
  const [latest, before] = await sandbox.services.db
    .select()
    .from(operatorAction)
    .where(eq(operatorAction.target, "GPHL"))
    .orderBy(desc(operatorAction.id));
  expect(latest).toMatchObject({ what: "provider.state", detail: { state: "slow" } });
  expect(before).toMatchObject({ what: "provider.rules", detail: { turbo: false } });
});
