import { expect, test } from "vitest";
import { fileDatabase } from "../testing/file-database.ts";
import { createProviderStatuses, type ProviderStatus, returnable } from "./provider-status.ts";

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

const maintenance: ProviderStatus = { state: "maintenance", startAt: 0, endAt: 1 };
const refusing: ProviderStatus = { state: "refusing" };
const slow: ProviderStatus = { state: "slow", delayMs: 5 };

const returns = (held: readonly string[], statuses: Readonly<Record<string, ProviderStatus>>) =>
  returnable(held, new Map(Object.entries(statuses)));

test.each([
  ["providers that are open return all", ["A", "B"], {}, { gpIds: ["A", "B"] }],
  ["a slow one returns, too", ["A", "B"], { A: slow }, { gpIds: ["A", "B"] }],
  [
    "one under maintenance keeps its part",
    ["A", "B"],
    { B: maintenance },
    { gpIds: ["A"], short: "maintenance" },
  ],
  [
    "one that refuses keeps its part",
    ["A", "B"],
    { A: refusing },
    { gpIds: ["B"], short: "partly" },
  ],
  [
    "both at once: the one that refuses is told of, whichever is first",
    ["A", "B"],
    { A: maintenance, B: refusing },
    { gpIds: [], short: "partly" },
  ],
  [
    "one that holds nothing is in nobody's way",
    ["A"],
    { B: refusing, C: maintenance },
    { gpIds: ["A"] },
  ],
  ["one whose id begins like another's is another", ["AB"], { A: refusing }, { gpIds: ["AB"] }],
  ["without money nothing returns, and nothing is short", [], { A: refusing }, { gpIds: [] }],
] as const)("%s", (_, held, statuses, home) => {
  expect(returns(held, statuses)).toEqual(home);
});
