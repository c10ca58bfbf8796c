import { ownPages } from "@naluma/site/own-pages";
import { pathsWith } from "@naluma/site/pages";
import { expect, type Page } from "@playwright/test";
import { expectFits } from "./fits.ts";
import type { Operator, OrderedAnswer } from "./operator.ts";

const junk = [null, 7, "text", [], {}, { id: null }, { id: {}, game_id: {}, list: 7 }];

/** Answers that no contract allows, for every call of a page at once. */
export const shapes: readonly [string, Omit<OrderedAnswer, "path">][] = [
  ["no JSON", { raw: "<html>not json</html>" }],
  ["half of an answer", { raw: '{"code":"100","data":{"list":[{"id":1' }],
  ["nothing", { raw: "" }],
  ["another envelope", { raw: '["100","Success"]' }],
  ["no data", { code: "100", data: null }],
  ["text for data", { code: "100", data: "soon" }],
  ["a number for data", { code: "100", data: 7 }],
  ["lists of junk", { code: "100", data: junk }],
  [
    "lists that are none",
    {
      code: "100",
      data: {
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
      },
    },
  ],
  [
    "lists of junk under their names",
    {
      code: "100",
      data: {
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
      },
    },
  ],
];

/** A page that no other test had drawn for itself. */
let asked = 0;
export const ownPage = (path = "/") => `${path}?house=bad${(asked += 1)}`;

/** What stands on every page, whatever the platform answers. */
export const expectAlive = async (page: Page) => {
  await expect(page.getByRole("banner").getByRole("link", { name: /home/i }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Log in", exact: true }).first()).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await expect(page.getByText(/Something (is|went) broken|could not be shown/)).toHaveCount(0);
  await expectFits(page);
};

const guarded = new Set<string>(pathsWith("guard", "auth"));

/**
 * Every page that a visitor sees, with something in the place of a part that varies. Of those that lead to the
 * login over home there is one, as they are all the same page.
 */
const everyPage = [
  ...ownPages.filter((path) => !guarded.has(path)),
  ...[...guarded].slice(0, 1),
].map((path) => path.replace(/:[a-z]+/gi, "2"));

/** Opens every page while every call is answered in a shape that no contract allows. */
export const expectNoPageBlank = async (page: Page, operator: Operator, shape: string) => {
  const answer = shapes.find(([name]) => name === shape)?.[1];
  if (!answer) throw new Error(`There is no shape "${shape}".`);
  await operator.answer({ path: "*", times: "always", ...answer });
  for (const path of everyPage) {
    await page.goto(ownPage(path));
    await expect(page.locator("html")).toHaveAttribute("data-hydrated", /.*/);
    await expect(page.locator("h1").first()).toBeAttached();
    expect((await page.locator("body").innerText()).trim().length).toBeGreaterThan(20);
    await expectFits(page);
  }
};
