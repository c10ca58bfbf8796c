import { expectKept, languageCookies } from "./support/language-cookies.ts";
import { countLoads } from "./support/loads.ts";
import { openPreferences } from "./support/preferences.ts";
import { expect, test } from "./support/test.ts";

test("[I18N-19] [I18N-21] [I18N-23] another language waits for the next navigation, reloads the page once, and is kept for a year @once", async ({
  page,
  lobby,
  context,
}) => {
  await page.addInitScript(() => {
    const log = (what: string) => {
      const lines = JSON.parse(sessionStorage.getItem("seen") ?? "[]") as string[];
      const home = document.querySelector("[aria-current=page]")?.textContent ?? "";
      const stored = document.cookie.includes("i18n_redirected=zh_CN") ? "stored" : "not stored";
      sessionStorage.setItem("seen", JSON.stringify([...lines, `${what}: ${home}, ${stored}`]));
    };
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (...args) => {
      replaceState(...args);
      if (sessionStorage.getItem("seen")) log("route");
    };
    addEventListener("pagehide", () => {
      if (sessionStorage.getItem("seen")) log("left");
    });
  });
  await lobby.open();
  expect(await languageCookies(context)).toEqual([]);
  const loads = countLoads(page);
  const panel = await openPreferences(page);
  await page.evaluate(() => sessionStorage.setItem("seen", "[]"));
  await Promise.all([
    page.waitForEvent("load"),
    panel.getByRole("button", { name: "简体中文", exact: true }).click(),
  ]);
  await lobby.ready();
  await lobby.connected();
  expect(loads()).toBe(1);
  await expect(lobby.html).toHaveAttribute("lang", "zh-CN");
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
  await expect(page.getByRole("heading", { name: "游戏", level: 1 })).toBeVisible();
  await expect(page.locator("[aria-current=page]").first()).toHaveText("首页");
  const seen = await page.evaluate(() => JSON.parse(sessionStorage.getItem("seen") ?? "[]"));
  expect(seen.slice(0, 2)).toEqual(["route: Home, not stored", "left: Home, stored"]);
  await expectKept(context, "zh_CN");
});
