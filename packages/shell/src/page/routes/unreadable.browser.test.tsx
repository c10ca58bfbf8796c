import type { PlatformAnswer } from "@naluma/api-client/wire-platform.fake";
import { ownPages } from "@naluma/site/own-pages";
import { pathsWith } from "@naluma/site/pages";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectFits, expectFrame, watchBreakage } from "../../testing/expect-whole.ts";
import { logInButton } from "../../testing/log-in.ts";
import { openSite } from "../../testing/open-site.tsx";

const junk = [null, 7, "text", [], {}, { id: null }, { id: {}, game_id: {}, list: 7 }];

const text = (body: string) => () => new Response(body);
const data = (is: unknown) => ({ code: "100", data: is });

/** Responses that violate the contract. */
const shapes = {
  "no JSON": text("<html>not json</html>"),
  "half of an answer": text('{"code":"100","data":{"list":[{"id":1'),
  nothing: text(""),
  "another envelope": text('["100","Success"]'),
  "no data": data(null),
  "text for data": data("soon"),
  "a number for data": data(7),
  "lists of junk": data(junk),
  "lists that are none": data({
    list: null,
    info: "x",
    main: {},
    history: 3,
    bulletins: { list: {}, setting: [] },
    web_carousel_picture_list: "x",
    web_announcement_list: { list: 5 },
    web_logo_list: {},
    jackpot_amount_total: {},
    site_info: "x",
    env_config: [],
    customerUrl: 7,
  }),
  "lists of junk under their names": data({
    list: junk,
    info: junk,
    main: junk,
    history: junk,
    bulletins: { list: junk, setting: { display_frequency: {} } },
    web_carousel_picture_list: junk,
    web_announcement_list: junk,
    web_logo_list: junk,
    jackpot_amount_total: "lots",
    site_info: { socket_url: 7 },
    env_config: {},
    customerUrl: { en_US: "javascript:alert(1)" },
  }),
} satisfies Readonly<Record<string, PlatformAnswer>>;

const lastCalls = ["/arks/web/footer", "/arks/web/float", "/arks/web/bulletin"];

test.each(Object.entries(shapes))(
  "a visitor's home whose every call is answered with %s can be used",
  async (_, answer) => {
    const expectUnbroken = watchBreakage();
    const site = await openSite("/", { answers: { "*": answer } });
    // Bulletins are only requested once the page has been left alone for a while.
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(1_000);
        return lastCalls.filter((path) => site.calls(path).length === 0);
      })
      .toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    await expectFrame();
    await expect.element(logInButton()).toBeVisible();
    expectUnbroken();
  },
);

const guarded = new Set<string>(pathsWith("guard", "auth"));

/** Every visitor page, and one of those that open the login on the home page; 2 is both a category and an article. */
const everyPage = [
  ...ownPages.filter((path) => !guarded.has(path)),
  ...[...guarded].slice(0, 1),
].map((path) => path.replace(/:[a-z]+/gi, "2"));

test.each([
  ["desktop", "no JSON"],
  ["desktop", "no data"],
  ["desktop", "lists of junk under their names"],
  ["mobile", "lists of junk under their names"],
] as const)("no page of %s is blank when every call is answered with %s", async (host, shape) => {
  const expectUnbroken = watchBreakage();
  const site = await openSite("/faq", { host, answers: { "*": shapes[shape] } });
  for (const path of everyPage) {
    await site.go(path);
    const heading = page.getByRole("heading", { level: 1, includeHidden: true }).first();
    await expect.element(heading, { message: path }).toBeInTheDocument();
    expect(document.body.innerText.trim().length).toBeGreaterThan(20);
    await expectFits();
  }
  expectUnbroken();
});

test.each(["no JSON", "no data", "lists of junk under their names"] as const)(
  "a member whose every call is answered with %s has pages that can be used",
  async (shape) => {
    const expectUnbroken = watchBreakage();
    const site = await openSite("/", { member: true, answers: { "*": shapes[shape] } });
    await expectFrame();
    await expect.element(page.getByRole("button", { name: "Wallet" })).toBeVisible();
    for (const path of ["/user", "/fastPayment"]) {
      await site.go(path);
      await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect.element(page.getByRole("button", { name: /Try again/ }).first()).toBeVisible();
      await expectFits();
    }
    expect(localStorage.getItem("token")).not.toBeNull();
    expectUnbroken();
  },
);
