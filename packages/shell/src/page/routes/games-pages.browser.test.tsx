import { entry } from "@naluma/lobby/catalogue.fake";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { games } from "../../testing/games.fake.ts";
import { openSite } from "../../testing/open-site.tsx";

const shown = () =>
  [...document.querySelectorAll(".tile-name")].map(({ textContent }) => textContent);
const heading = page.getByRole("heading", { level: 1 });
const address = () => location.pathname + location.search;

test("crash games have a hall of their own, with their own menu and a way back to it", async () => {
  await openSite("/gameHall/2", { answers: games });
  const kinds = page.getByRole("navigation", { name: "Game categories" });
  await kinds.getByRole("link", { name: "Crash" }).click();
  await expect.element(heading).toHaveTextContent("Crash");
  await expect.element(heading).toHaveFocus();
  await expect.poll(shown).toEqual(["Rocket Nine"]);
  const providers = page.getByRole("navigation", { name: "Providers" });
  await providers.getByRole("link", { name: "Harbourline" }).click();
  await expect.poll(address).toMatch(/^\/slotgame\?.*isCrashGame=1/);
  await expect.poll(shown).toEqual(["Rocket Nine"]);
  await page.getByRole("link", { name: "Back to Crash" }).click();
  await expect.poll(address).toBe("/gameHall/2?isCrashGame=1");
  await expect.element(heading).toHaveTextContent("Crash");
});

test("an entry that opens one of the site's lists leads there without asking for a login", async () => {
  const picks = {
    ...entry(77, 2, "Our Picks", "", "GP2"),
    customized: 1,
    ori_gp_id: "GP2",
    member_favorite: 0,
    is_favorite: 0,
  };
  await openSite("/slotgame?gt_id=2&gp_id=GPMG&house=picks", {
    answers: { ...games, "/v2/game_label": { data: { list: [], main: [picks] } } },
  });
  await page.getByRole("button", { name: "Play Our Picks" }).click();
  await expect.poll(address).toMatch(/\?gt_id=2&gp_id=GP2&house=$/);
  expect(page.getByRole("dialog").query()).toBeNull();
});

const matches = "https://matches.example";
const quickBets = {
  ...games,
  "/arks/web/game-providers/sport-quickbet-url": {
    data: { detail: { url: `${matches}/today`, gp_id: "GPTM" } },
  },
};
const quick = () => document.querySelector<HTMLElement>(".quick-bets");
const state = () => quick()?.dataset["state"];
const frameAddress = () => quick()?.querySelector("iframe")?.src;

test.each(["/arks/web/game-providers/sport-quickbet-url", "/check_iframe"] as const)(
  "[LOBBY-81] quick bets are in error when %s fails, and load at the next try",
  async (path) => {
    const site = await openSite("/gameHall/4", {
      settings: { frameOrigins: [matches] },
      answers: { ...quickBets, [path]: { code: "999", message: "Not at the moment." } },
    });
    await expect.poll(state).toBe("error");
    const part = page.elementLocator(quick() ?? document.body);
    await expect.element(part.getByRole("alert")).toMatchTextContent(/Not at the moment\./);
    await expect.element(part.getByRole("link", { name: "Customer service" })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Play Derby" })).toBeVisible();

    site.answer(quickBets);
    await part.getByRole("button", { name: "Try again" }).click();
    await expect.poll(state).toBe("shown");
    expect(frameAddress()).toBe(`${matches}/today?theme=dark`);
  },
);

test("quick bets follow the theme of the page", async () => {
  await openSite("/gameHall/4", {
    settings: { frameOrigins: [matches] },
    answers: {
      ...quickBets,
      "/arks/web/game-providers/sport-quickbet-url": {
        data: { detail: { url: `${matches}/today?lang=en_US`, gp_id: "GPTM" } },
      },
    },
  });
  await expect.poll(frameAddress).toBe(`${matches}/today?lang=en_US&theme=dark`);
  document.documentElement.dataset["theme"] = "light";
  await expect.poll(frameAddress).toBe(`${matches}/today?lang=en_US&theme=light`);
  document.documentElement.dataset["theme"] = "dark";
  await expect.poll(frameAddress).toBe(`${matches}/today?lang=en_US&theme=dark`);
});

test("a page without a footer says who may play, and leads a member to their own activity", async () => {
  const check = {
    minutes: 60,
    choices: [60],
    least: 5,
    most: 240,
    may_be_off: true,
    next_at: null,
  };
  await openSite("/slotgame?gt_id=2&gp_id=GPMG&house=", {
    member: true,
    answers: {
      ...games,
      "/services/v1/member/session": {
        data: {
          now: "2026-11-02T12:00:00.000Z",
          began_at: "2026-11-02T11:18:00.000Z",
          currency: "USD",
          staked: "52.00",
          won: "40.00",
          net: "-12.00",
          check,
        },
      },
    },
  });
  const foot = page.getByRole("complementary", { name: "Help" });
  await expect.element(foot.getByText("For players aged 18 and over.")).toBeVisible();
  await expect
    .element(foot.getByRole("list", { name: "Help" }).getByRole("link").first())
    .toBeVisible();
  await foot.getByRole("button", { name: "Play responsibly" }).click();
  const own = page.getByRole("dialog", { name: "Play responsibly" });
  await expect.element(own.getByText("-$12.00")).toBeVisible();
  await expect.element(own.getByRole("button", { name: "Limits and breaks" })).toBeVisible();
});
