import { expect, test } from "vitest";
import { fileDatabase } from "../testing/file-database.ts";
import { createProviderStatuses } from "./provider-status.ts";

const opened = fileDatabase();
let now = 0;
const statuses = createProviderStatuses(() => now);

test.each([
  [999, "open", true],
  [1_000, "maintenance", false],
  [1_999, "maintenance", false],
  [2_000, "open", false],
])("maintenance from 1000 to 2000 is at %s %s; planned: %s", async (at, state, isPlanned) => {
  now = at;
  await statuses.set(opened.db, "GPHL", { state: "maintenance", startAt: 1_000, endAt: 2_000 });
  expect((await statuses.of(opened.db, "GPHL")).state).toBe(state);
  expect((await statuses.all(opened.db)).get("GPHL")?.state).toBe(state);
  expect((await statuses.planned(opened.db)).has("GPHL")).toBe(isPlanned);
  expect((await statuses.of(opened.db, "GPKS")).state).toBe("open");
});

test("a provider's new state keeps nothing of the previous one", async () => {
  now = 1_500;
  await statuses.set(opened.db, "GPHL", { state: "maintenance", startAt: 1_000, endAt: 2_000 });
  await statuses.set(opened.db, "GPHL", { state: "slow", delayMs: 900 });
  expect(await statuses.of(opened.db, "GPHL")).toEqual({ state: "slow", delayMs: 900 });
  await statuses.set(opened.db, "GPHL", { state: "refusing" });
  expect(await statuses.of(opened.db, "GPHL")).toEqual({ state: "refusing" });
});
