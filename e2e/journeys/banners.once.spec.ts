import type { Page } from "@playwright/test";
import { watchCalls } from "./support/calls.ts";
import type { OrderedAnswer } from "./support/operator.ts";
import { expect, test, withMotion } from "./support/test.ts";

test.use(withMotion);

const game = {
  currency: "USD",
  gt_id: 2,
  gp_id: "GPKS",
  gp_gt_name: "Kestrel Slot",
  customized: 0,
};
const leadsTo = (link: object) => ({
  id: 1,
  title: "Come and see\nThere is more behind it.",
  url: "",
  link_type: 2,
  link_method: 0,
  photo_path: "/media/banners/river.svg",
  game_link_parameter: game,
  ...link,
});

const banners = (...list: object[]): OrderedAnswer => ({
  path: "/arks/web/carousel_picture",
  code: "100",
  data: { web_carousel_picture_list: list },
  times: "always",
});

const carousel = (page: Page) => page.getByRole("region", { name: "Banners" });

/** In the middle of the picture, where there is no button, once its code is there. */
const pressPicture = async (page: Page) => {
  await expect(carousel(page)).toHaveAttribute("data-moves", /.*/);
  const box = await carousel(page).boundingBox();
  if (!box) throw new Error("there are no banners");
  await page.mouse.click(box.x + box.width * 0.8, box.y + box.height * 0.3);
};

test("the platform's banners stand over their pictures, and the server has drawn the first", async ({
  page,
  lobby,
  request,
}) => {
  const html = await (await request.get("/")).text();
  expect(html).toMatch(/<h2>Jade Koi River<\/h2>/);
  await lobby.open();
  await expect(carousel(page).getByRole("heading")).toHaveText("Jade Koi River");
  await expect(carousel(page).getByRole("tab")).toHaveCount(3);
  await expect(carousel(page).locator("img").first()).toHaveJSProperty("naturalWidth", 1_200);
});

test("banners change by themselves, and the pause button stops them", async ({ page, lobby }) => {
  await page.clock.install();
  await lobby.open();
  const heading = carousel(page).getByRole("heading");
  const pause = carousel(page).getByRole("button", { name: "Pause banners" });
  await expect(carousel(page)).toHaveAttribute("data-moves", /.*/);
  await page.clock.fastForward(7_000);
  await expect(heading).toHaveText("Out in orbit");
  await pause.click();
  await page.mouse.move(2, 2);
  await page.clock.fastForward(30_000);
  await expect(heading).toHaveText("Out in orbit");
  await expect(carousel(page)).not.toHaveAttribute("data-moves", /.*/);
});

test("[LOBBY-08] a banner with an address of another site leads there @smoke", async ({
  page,
  lobby,
  operator,
  stack,
}) => {
  const url = `${stack.api}/sandbox/service?lang=en_US`;
  await operator.answer(banners(leadsTo({ link_type: 0, url })));
  await lobby.open("/?house=outside");
  await pressPicture(page);
  await expect(page).toHaveURL(url);
});

test("[LOBBY-11] a banner opens in a new window where it says so, else in the same", async ({
  page,
  lobby,
  operator,
  stack,
  context,
}) => {
  const url = `${stack.api}/sandbox/service?lang=en_US`;
  await operator.answer(banners(leadsTo({ link_type: 0, url, link_method: 1 })));
  await lobby.open("/?house=window");
  const opened = context.waitForEvent("page");
  await pressPicture(page);
  await expect(await opened).toHaveURL(url);
  await expect(page).toHaveURL(/house=window/);
  await (await opened).close();

  await operator.clearAnswers();
  await operator.answer(banners(leadsTo({ link_type: 0, url })));
  await lobby.open("/?house=same");
  await pressPicture(page);
  await expect(page).toHaveURL(url);
  expect(context.pages()).toHaveLength(1);
});

test("[LOBBY-09] a banner leads to a page of the site, and a member's to the agent area", async ({
  page,
  lobby,
  operator,
  member,
}) => {
  await operator.answer(banners(leadsTo({ link_type: 1, url: "/discount" })));
  await lobby.open("/?house=inside");
  await pressPicture(page);
  await expect(page).toHaveURL(/\/discount$/);
  await expect(page.getByRole("heading", { level: 1, name: "Promotions" })).toBeVisible();

  await operator.clearAnswers();
  await operator.answer(banners(leadsTo({ link_type: 1, url: "/proxy" })));
  await lobby.openAs(member, "/?house=agents");
  await pressPicture(page);
  await expect(page).toHaveURL(/\/proxy/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("[LOBBY-10] a banner of games leads to the games of its provider and kind", async ({
  page,
  lobby,
  operator,
}) => {
  await operator.answer(banners(leadsTo({})));
  await lobby.open("/?house=games");
  await pressPicture(page);
  const tiles = page.locator(".hall .grid .tile-p");
  await expect(tiles.first()).toHaveText("Kestrel");
  await expect
    .poll(async () => new Set(await tiles.allTextContents()))
    .toEqual(new Set(["Kestrel"]));
  await expect(page.locator(".kinds [aria-current]")).toBeFocused();
  // They fill the screen: a press that changes something far below looks like none.
  await expect
    .poll(() => page.locator(".kinds").evaluate((bar) => bar.getBoundingClientRect().top))
    .toBeLessThan(120);
});

test("[LOBBY-12] a banner of games for another currency does nothing", async ({
  page,
  lobby,
  operator,
}) => {
  const link = { ...game, currency: "VND" };
  await operator.answer(banners(leadsTo({ game_link_parameter: link })));
  await lobby.open("/?house=currency");
  await expect(carousel(page).getByRole("link")).toHaveCount(0);
  const before = await page.locator(".grid .tile-n").allTextContents();
  await pressPicture(page);
  await expect(page).toHaveURL(/house=currency$/);
  expect(await page.locator(".grid .tile-n").allTextContents()).toEqual(before);
});

test("a banner of games leads a member there whose currency is not that of the language", async ({
  page,
  lobby,
  member,
}) => {
  const places = page.locator(".bn-go");
  await lobby.openAs(member, "/zh_CN/");
  await expect(lobby.html).toHaveAttribute("lang", "zh-CN");
  await expect(page.getByRole("banner").locator(".amount")).toHaveText(/^\$/);
  await expect(places.first()).toBeVisible();
});

test("[RT-10] banners are fetched again when the platform says so for the currency on screen", async ({
  page,
  lobby,
  operator,
}) => {
  // Drawn for this test: of a page that the gateway has kept for a while the browser asks again by itself.
  await lobby.visit("/?house=fresh");
  await expect(carousel(page)).toHaveAttribute("data-moves", /.*/);
  await lobby.hears("web_api.USD");
  const calls = watchCalls(page);
  await operator.answer(banners(leadsTo({ title: "Fresh from the platform" })));
  await operator.event("web_api.VND", "carousel_picture.url");
  await operator.event("web_api.USD", "carousel_picture.url");
  await expect(carousel(page).getByRole("heading")).toHaveText("Fresh from the platform");
  expect(calls.count("/arks/web/carousel_picture")).toBe(1);
});
