import { expect, test } from "vitest";
import { mayInvite } from "./friend-rewards.ts";
import { maskedAccount } from "./invited-friends.ts";

test.each([
  ["player30", "pl****0"],
  ["anna", "an****a"],
  // Two names with the same beginning and end are masked alike.
  ["player40", "pl****0"],
])("the friend %s is shown as %s", (account, shown) => {
  expect(maskedAccount(account)).toBe(shown);
});

test.each([
  [true, "who has not applied to become an agent", {}],
  [false, "once the member was refused as an agent", { agentApplication: "refused" }],
  [false, "where the operator has closed applications", { agentApplication: "closed" }],
  [true, "as an agent", { agentActive: true }],
] as const)("a member may invite friends, %s: %s", (may, _, facts) => {
  expect(mayInvite({ facts })).toBe(may);
});
