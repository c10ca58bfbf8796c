import { expect, test } from "vitest";
import type { ProviderStatus } from "./provider-status.ts";
import { returnable } from "./return-all.ts";

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
