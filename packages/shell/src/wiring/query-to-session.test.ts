// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { queryToSession } from "./query-to-session.ts";

afterEach(() => localStorage.clear());

const whole = { tk: "s_1.secret", member_account: "ann", member_currency: "VND", member_id: "7" };

const arrive = (arrival: Record<string, string> | undefined, search = "") => {
  const signIn = vi.fn();
  const win = { ...(arrival && { arrival }), localStorage, location: { search } };
  queryToSession({ signIn }, win);
  expect(win).not.toHaveProperty("arrival");
  return signIn.mock.calls;
};

test("a complete address makes its reader that member", () => {
  expect(arrive(whole, "?member_type=2")).toEqual([
    [{ memberId: 7, account: "ann", currency: "VND", token: "s_1.secret" }],
  ]);
  expect(localStorage.getItem("member_type")).toBe("2");
});

test.each(Object.keys(whole))("an address without %s changes nothing", (missing) => {
  const rest = Object.fromEntries(Object.entries(whole).filter(([key]) => key !== missing));
  expect(arrive(rest, "?member_type=2")).toEqual([]);
  expect(localStorage.getItem("member_type")).toBeNull();
});

test("an id that is none changes nothing", () => {
  expect(arrive({ ...whole, member_id: "seven" })).toEqual([]);
});

test("after a reload of the site's own what is stored stays, once", () => {
  localStorage.setItem("skipReloadGetInfo", "1");
  expect(arrive(whole)).toEqual([]);
  expect(localStorage.getItem("skipReloadGetInfo")).toBeNull();
  expect(arrive(whole)).toHaveLength(1);
});

test("without a token in the address nothing happens", () => {
  localStorage.setItem("skipReloadGetInfo", "1");
  expect(arrive(undefined)).toEqual([]);
  expect(localStorage.getItem("skipReloadGetInfo")).toBe("1");
});
