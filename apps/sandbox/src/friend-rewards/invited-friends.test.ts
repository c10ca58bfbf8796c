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

const site = { friendRewards: true };
test.each([
  [true, "on a site that has friend rewards", {}, site],
  [false, "on a site without them", {}, { friendRewards: false }],
  [false, "on no site of ours", {}, undefined],
  [false, "once the member was refused as an agent", { agentApplication: "refused" }, site],
  [false, "where the operator has closed applications", { agentApplication: "closed" }, site],
  [true, "as an agent", { agentActive: true }, site],
] as const)("a member may invite friends, %s: %s", (may, _, facts, of) => {
  expect(mayInvite({ facts }, of)).toBe(may);
});
