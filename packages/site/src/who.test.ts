import { expect, test } from "vitest";
import { hasLeft, isSame, memberIdOf, visitor, type SignedIn } from "./who.ts";

const ana: SignedIn = {
  role: "member",
  memberId: 7,
  account: "ana",
  currency: "USD",
  demo: false,
};

test.each([
  ["the same member", ana, { ...ana }, true, false],
  ["a member with another currency", ana, { ...ana, currency: "VND" }, false, false],
  ["a member with another name", ana, { ...ana, account: "anna" }, false, false],
  ["the test member of a demo site", ana, { ...ana, demo: true }, false, false],
  ["another member", ana, { ...ana, memberId: 8 }, false, true],
  ["a visitor", ana, visitor, false, true],
  ["a member after a visitor", visitor, ana, false, false],
  ["a visitor still", visitor, visitor, true, false],
])("a change to %s is told apart", (_, before, now, same, left) => {
  expect(isSame(now, before)).toBe(same);
  expect(hasLeft(now, before)).toBe(left);
});

test("the platform knows a member by an id, and neither a visitor nor a demo site's test member", () => {
  expect([ana, { ...ana, demo: true }, visitor].map(memberIdOf)).toEqual([7, undefined, undefined]);
});
