import type { Answers } from "@naluma/api-client/wire-platform.fake";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openSite } from "../../testing/open-site.tsx";

const layout = "/member/profile/common/layout";

/**
 * The login that an app or another site adds to the address for a player who is logged in there: the example's
 * member.
 */
const arrival = {
  tk: "s_9.secret",
  member_account: "lotus88",
  member_currency: "VND",
  member_id: "88213",
};

const arriveAt = (path: string, changed: Partial<Record<keyof typeof arrival, string>> = {}) =>
  `${path}?${new URLSearchParams({ ...arrival, ...changed, from: "app" })}`;

const stored = () =>
  ["token", "member_id", "member_account", "currency"].map((key) => localStorage.getItem(key));
const nobody = [null, null, null, null];
const logIn = page.getByRole("dialog", { name: "Log in" });
/** The platform does not recognise the token from the address. */
const unknown: Answers = {
  [layout]: ({ headers }) =>
    headers.get("authorization") === arrival.tk ? new Response("{}", { status: 401 }) : undefined,
};

test.each(["/discount", "/user"])(
  "[AUTH-95] the address of %s with all four facts about a member logs in, and keeps none of them",
  async (path) => {
    const site = await openSite(arriveAt(path), { currency: "VND" });
    expect(location.pathname + location.search).toBe(`${path}?from=app`);
    await expect.poll(stored).toEqual([arrival.tk, "88213", "lotus88", "VND"]);
    expect(site.calls(layout)[0]?.headers.get("authorization")).toBe(arrival.tk);
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(location.pathname).toBe(path);
    expect(logIn.query()).toBeNull();
  },
);

test.each(Object.keys(arrival))(
  "[AUTH-95] an address without %s logs nobody in",
  async (missing) => {
    const site = await openSite(arriveAt("/discount", { [missing]: "" }));
    await expect.poll(site.socket.joined).toContain("board");
    expect(stored()).toEqual(nobody);
    expect(site.calls(layout)).toEqual([]);
  },
);

test("[AUTH-95] an address that the platform does not confirm keeps the current player", async () => {
  const site = await openSite(arriveAt("/discount"), { member: true, answers: unknown });
  await expect.element(page.getByText(/You’re still logged in as player01\./)).toBeVisible();
  await expect
    .element(page.getByRole("banner").getByRole("button", { name: "Wallet" }))
    .toBeVisible();
  expect(stored()).toEqual(["s1.secret", "7", "player01", "USD"]);
  expect(site.left).toEqual([]);
});

test("[AUTH-95] a visitor whose address is not confirmed is turned away from a member's page, and told why", async () => {
  await openSite(arriveAt("/user"), { answers: unknown });
  await expect
    .element(page.getByText("This login link is not valid. Log in to continue."))
    .toBeVisible();
  await expect.element(logIn).toBeVisible();
  expect(location.pathname).toBe("/");
  expect(stored()).toEqual(nobody);
});

test("[AUTH-96] after the site's own reload the address changes nobody, once", async () => {
  const site = await openSite(arriveAt("/sponsor"), { stored: { skipReloadGetInfo: "1" } });
  await expect.poll(() => localStorage.getItem("skipReloadGetInfo")).toBeNull();
  await expect.poll(site.socket.joined).toContain("board");
  expect(stored()).toEqual(nobody);
  expect(site.calls(layout)).toEqual([]);
});
