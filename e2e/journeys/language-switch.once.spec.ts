import { locales } from "@naluma/site/locale";
import type { BrowserContext, Page } from "@playwright/test";
import { createAccountWidget } from "./support/account-widget.ts";
import { expectKept, languageCookies } from "./support/language-cookies.ts";
import { countLoads } from "./support/loads.ts";
import { createLobby, lightPage } from "./support/lobby.ts";
import { startGame } from "./support/play.ts";
import { choose, openPreferences } from "./support/preferences.ts";
import { expect, test } from "./support/test.ts";

const refusal = "You already have a game open. Quit it first.";

test("[I18N-21] [I18N-23] another language loads the page anew, once, and is kept for a year @smoke", async ({
  page,
  lobby,
  context,
}) => {
  await lobby.open();
  expect(await languageCookies(context)).toEqual([]);
  const loads = countLoads(page);
  await Promise.all([page.waitForEvent("load"), choose(page, "简体中文")]);
  await lobby.ready();
  await lobby.connected();
  expect(loads()).toBe(1);
  await expect(lobby.html).toHaveAttribute("lang", "zh-CN");
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
  await expect(page.getByRole("heading", { name: "游戏", level: 1 })).toBeVisible();
  await expectKept(context, "zh_CN");
});

test("[I18N-19] the language waits for the change of route: before it nothing is stored, and no text changes in the old page", async ({
  page,
  lobby,
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
  const panel = await openPreferences(page);
  await page.evaluate(() => sessionStorage.setItem("seen", "[]"));
  await Promise.all([
    page.waitForEvent("load"),
    panel.getByRole("button", { name: "简体中文", exact: true }).click(),
  ]);
  await expect(page.locator("[aria-current=page]").first()).toHaveText("首页");
  const seen = await page.evaluate(() => JSON.parse(sessionStorage.getItem("seen") ?? "[]"));
  expect(seen.slice(0, 2)).toEqual(["route: Home, not stored", "left: Home, stored"]);
});

test("[I18N-20] the language follows its cookie at the next change of route, and not before", async ({
  page,
  lobby,
  context,
  stack,
}) => {
  await lobby.open(lightPage);
  await context.addCookies([{ name: "i18n_redirected", value: "zh_CN", url: stack.lobby }]);
  await lobby.connected();
  await expect(lobby.html).toHaveAttribute("lang", "en-US");
  await page
    .getByRole("link", { name: /, home$/ })
    .first()
    .click();
  await expect(lobby.html).toHaveAttribute("lang", "zh-CN");
  await expect(page.getByRole("heading", { name: "游戏", level: 1 })).toBeVisible();
});

test.describe("while a game is open", () => {
  /** The refusal is told, and nothing has happened. */
  const isRefused = async (page: Page, context: BrowserContext) => {
    const loads = countLoads(page);
    await choose(page, "简体中文");
    await expect(page.getByText(refusal)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
    expect(await languageCookies(context)).toEqual([]);
    expect(loads()).toBe(0);
  };

  test("[I18N-22] in another tab, the language stays and the player is told", async ({
    page,
    lobby,
    context,
    member,
  }) => {
    await lobby.enter(member);
    const other = await context.newPage();
    const otherLobby = createLobby(other);
    await otherLobby.visit();
    await startGame(page);
    await isRefused(other, context);
    await expect(lobby.html).toHaveAttribute("data-launch", "playing");
  });

  test("[I18N-22] on another device, as the platform says, the language stays", async ({
    page,
    lobby,
    context,
    member,
    operator,
  }) => {
    const layout = page.waitForResponse(/\/member\/profile\/common\/layout$/);
    await lobby.enter(member, lightPage);
    const { data } = await (await layout).json();
    const member_common_layout = { ...data.member_common_layout, is_playing: 1 };
    await operator.answer({
      path: "/member/profile/common/layout",
      code: "100",
      data: { ...data, member_common_layout },
      times: "always",
    });
    const again = page.waitForResponse(/\/member\/profile\/common\/layout$/);
    await page.reload();
    await again;
    await lobby.connected();
    await expect(createAccountWidget(page).balance).toHaveText(/\d/);
    await isRefused(page, context);
  });
});

test("[I18N-50] visitors and members read the site in their language", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.open(lightPage);
  const panel = await openPreferences(page);
  const languages = panel.getByRole("list").first().getByRole("button");
  await expect(languages).toHaveCount(locales.length);
  for (const [name, tag] of [
    ["Tiếng Việt", "vi-VN"],
    ["한국어", "ko-KR"],
    ["မြန်မာ", "my-MM"],
    ["தமிழ்", "ta-IN"],
  ] as const)
    await expect(panel.getByRole("button", { name, exact: true })).toHaveAttribute("lang", tag);
  await page.keyboard.press("Escape");

  await choose(page, "繁體中文");
  await expect(lobby.html).toHaveAttribute("lang", "zh-TW");
  await lobby.ready();
  await page.goto("/en_US/");
  await lobby.ready();
  await lobby.logIn(member);
  await choose(page, "Tiếng Việt");
  await expect(lobby.html).toHaveAttribute("lang", "vi-VN");
  await expect(lobby.html).toHaveAttribute("data-member", /.*/);
  await expect(page.getByRole("banner").locator(".amount")).toHaveText(/^\$1\.000,00$/);
});
