import { expect, test } from "vitest";
import { guards } from "./guards.ts";

const member = {
  role: "member",
  memberId: 7,
  account: "player01",
  currency: "USD",
  demo: false,
} as const;

test("[ROUTE-45] a guard is registered under the name auth, and asks a visitor to log in for the page", () => {
  expect(Object.keys(guards)).toContain("auth");
  expect(guards["auth"]({ who: { role: "visitor" }, address: "/proxy?page=Register" })).toEqual({
    to: "/",
    logInFor: "/proxy?page=Register",
  });
});

test("[ROUTE-45] the guard auth lets a member in", () => {
  expect(guards.auth({ who: member, address: "/user" })).toBeUndefined();
});
