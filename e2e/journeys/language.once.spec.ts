import { expectKept } from "./support/language-cookies.ts";
import { expect, test } from "./support/test.ts";

const titles = [
  ["zh_CN", "zh-CN", "Naluma 娱乐"],
  ["zh_TW", "zh-TW", "Naluma"],
  ["en_US", "en-US", "Naluma"],
] as const;

for (const [locale, tag, title] of titles) {
  test(`[SHELL-07] the title of a page in ${locale} is "${title}"`, async ({
    page,
    lobby,
    context,
    stack,
  }) => {
    await context.addCookies([{ name: "i18n_redirected", value: locale, url: stack.lobby }]);
    await lobby.open();
    await expect(lobby.html).toHaveAttribute("lang", tag);
    await expect(page).toHaveTitle(title);
  });
}

test.describe("a browser that speaks French", () => {
  test.use({ locale: "fr-FR" });

  test("[I18N-14] reads English, the default", async ({ page, lobby }) => {
    await lobby.open();
    await expect(lobby.html).toHaveAttribute("lang", "en-US");
    await expect(page.getByRole("heading", { name: "Games", level: 1 })).toBeVisible();
  });
});

test.describe("a browser that speaks Chinese", () => {
  test.use({ locale: "zh-CN" });

  test("[I18N-16] the address says the language before the cookie, and the cookie before the browser", async ({
    page,
    lobby,
    context,
    stack,
  }) => {
    await lobby.open();
    await expect(lobby.html).toHaveAttribute("lang", "zh-CN");
    await expect(page.getByRole("heading", { name: "游戏", level: 1 })).toBeVisible();

    await context.addCookies([{ name: "i18n_redirected", value: "en_US", url: stack.lobby }]);
    await lobby.open();
    await expect(lobby.html).toHaveAttribute("lang", "en-US");
    await expect(page.getByRole("heading", { name: "Games", level: 1 })).toBeVisible();

    await lobby.open("/vi_VN/");
    await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
    await expect(lobby.html).toHaveAttribute("lang", "vi-VN");
  });
});

test("[I18N-23] a language that was chosen is remembered for a year, in both cookies", async ({
  lobby,
  context,
}) => {
  await lobby.open("/zh_CN/");
  await expectKept(context, "zh_CN");
});
