import { expect, test } from "vitest";
import { createWaitingStarts } from "./waiting-starts.ts";

test("of two waiting starts the earlier one stays given up, whichever provider answers first", () => {
  const starts = createWaitingStarts();
  starts.begin(1, "earlier");
  starts.giveUp(1);
  const answered = starts.begin(1, "later");
  expect(starts.isGivenUp(1, "later")).toBe(false);
  answered();
  expect(starts.isGivenUp(1, "earlier")).toBe(true);
});

test("a leave gives up all of a member's waiting starts, and no later one", () => {
  const starts = createWaitingStarts();
  const begun = [1, 1, 11].map((member, place) => starts.begin(member, `key-${place}`));
  starts.giveUp(1);
  const givenUp = (member: number) => [0, 1, 2].map((n) => starts.isGivenUp(member, `key-${n}`));
  expect([givenUp(1), givenUp(11)]).toEqual([
    [true, true, false],
    [false, false, false],
  ]);
  for (const end of begun) end();
  starts.begin(1, "key-0");
  expect(givenUp(1)).toEqual([false, false, false]);
});
