import type { Page } from "@playwright/test";
import { expect, test, withMotion } from "./support/test.ts";

const announcement = (id: number, sort: number, before: 0 | 1, after: 0 | 1) => ({
  id,
  sort,
  display_before_login: before,
  display_after_login: after,
  content: `<b>Number ${id}:</b> some words of the operator that are long enough to pass by.`,
});

const call = "/arks/web/announcement/marquee";
const mixed = {
  path: call,
  code: "100",
  times: "always",
  data: {
    web_announcement_list: [
      announcement(1, 10, 1, 1),
      announcement(2, 30, 1, 0),
      announcement(3, 20, 0, 1),
      announcement(4, 40, 1, 1),
      announcement(5, 50, 0, 0),
    ],
  },
} as const;

const line = (page: Page) => page.getByRole("region", { name: "Announcements" });
const shown = async (page: Page) =>
  (await line(page).getByRole("listitem").locator("b").allTextContents()).join(" ");

test("[LOBBY-15] [LOBBY-17] a visitor reads what is announced before the login, in the platform's order @smoke", async ({
  page,
  lobby,
  operator,
}) => {
  await operator.answer(mixed);
  await lobby.open("/?house=visitor");
  await expect.poll(() => shown(page)).toBe("Number 4: Number 2: Number 1:");
});

test("[LOBBY-16] [AUTH-15] who logs in reads what is announced to members, and it is asked for again", async ({
  page,
  lobby,
  operator,
  member,
}) => {
  await operator.answer(mixed);
  await lobby.open("/?house=member");
  const asked = page.waitForRequest((request) => request.url().endsWith(`/api${call}`));
  await lobby.logIn(member);
  expect((await asked).headers()["authorization"]).toBeTruthy();
  await expect.poll(() => shown(page)).toBe("Number 4: Number 3: Number 1:");
});

test.describe("a reader who minds no motion", () => {
  test.use(withMotion);

  test("the line moves until it is paused, and then steps on demand", async ({ page, lobby }) => {
    await lobby.open();
    const first = line(page).getByRole("listitem").first();
    const left = async () => (await first.boundingBox())?.x ?? 0;
    const start = await left();
    await expect.poll(left).toBeLessThan(start);
    await line(page).getByRole("button", { name: "Pause announcements" }).click();
    const paused = await left();
    await line(page).getByRole("button", { name: "Next announcement" }).click();
    await expect.poll(left).not.toBe(paused);
  });
});

test.describe("a reader who wants no motion", () => {
  test("finds the line and the banners at rest", async ({ page, lobby }) => {
    await lobby.open();
    await expect(line(page).getByRole("button", { name: "Next announcement" })).toBeVisible();
    const playing = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
    expect(playing).toBe(0);
    await expect(page.getByRole("button", { name: "Resume banners" })).toBeVisible();
  });
});
