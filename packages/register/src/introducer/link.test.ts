import { expect, test } from "vitest";
import { isLink, linkIn, signUpTypes, withoutLink } from "./link.ts";

test.each([
  ["", "none", ""],
  ["?id=10023", "member_agent", "10023"],
  ["?invite=K7RMW2QX", "recommend_code", "K7RMW2QX"],
] as const)("[REG-14] by %j a visitor signs up as %s", (search, type, code) => {
  expect(linkIn(search).introducer).toEqual({ type, code });
  expect(signUpTypes).toContain(type);
});

test.each([
  // The agent takes precedence over the invitation.
  ["?invite=K7RMW2QX&id=10023", { introducer: { type: "member_agent", code: "10023" } }],
  ["?id=nobody&invite=K7RMW2QX", { introducer: { type: "recommend_code", code: "K7RMW2QX" } }],
  ["?id=nobody", { introducer: { type: "none", code: "" }, unreadable: "nobody" }],
  ["?id=0", { introducer: { type: "none", code: "" }, unreadable: "0" }],
  ["?invite=%3Cb%3E", { introducer: { type: "none", code: "" }, unreadable: "<b>" }],
  [
    "?invite=K7RMW2QX&currency=VND",
    { introducer: { type: "recommend_code", code: "K7RMW2QX" }, currency: "VND" },
  ],
  ["?currency=XXX", { introducer: { type: "none", code: "" }, currency: "XXX" }],
  ["?id=&invite=&currency=", { introducer: { type: "none", code: "" } }],
])("[REG-15] %j is read", (search, link) => expect(linkIn(search)).toEqual(link));

test.each([
  ["?modal=login", false],
  ["?id=", false],
  ["?id=nobody", true],
  ["?currency=VND", true],
])("%j is a link: %s", (search, is) => expect(isLink(linkIn(search))).toBe(is));

test.each([
  ["?invite=FRIEND36&currency=VND", ""],
  ["?id=10023&gt_id=2#games", "?gt_id=2#games"],
  ["?modal=register", "?modal=register"],
])("%j is %j once somebody has registered by it", (before, after) =>
  expect(withoutLink(`https://site.example/${before}`)).toBe(`https://site.example/${after}`),
);
