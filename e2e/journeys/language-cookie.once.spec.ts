import type { BrowserContext } from "@playwright/test";
import { languageCookies } from "./support/language-cookies.ts";
import { createLobby } from "./support/lobby.ts";
import { createOperator } from "./support/operator.ts";
import { withOwnSite } from "./support/own-site.ts";
import { choose } from "./support/preferences.ts";
import { expect, test } from "./support/test.ts";

const year = 31_536_000;

/** Both language cookies, without what differs from one second to the next. */
async function keptBy(context: BrowserContext) {
  return (await languageCookies(context)).map(
    ({ name, value, path, sameSite, secure, expires }) => {
      const days = Math.round((expires - Date.now() / 1_000) / (year / 365));
      return { name, value, path, sameSite, secure, days };
    },
  );
}

const both = (value: string, rest: object) =>
  ["i18n_redirected", "lang"].map((name) => ({ name, value, path: "/", days: 365, ...rest }));

test("[I18N-17] the language is kept for 365 days, for this site alone", async ({
  page,
  lobby,
  context,
}) => {
  const kept = { sameSite: "Lax", secure: false };
  await lobby.open("/en_US/");
  expect(await keptBy(context)).toEqual(both("en_US", kept));
  await Promise.all([page.waitForEvent("load"), choose(page, "简体中文")]);
  await lobby.ready();
  expect(await keptBy(context)).toEqual(both("zh_CN", kept));
});

test("[I18N-17] a site that other origins hold keeps the language for them, too, over https alone", async ({
  page,
  context,
}, testInfo) => {
  await withOwnSite({ crossOrigin: true }, testInfo.outputPath("stack.log"), async (stack) => {
    const kept = { sameSite: "None", secure: true };
    await createOperator(stack).content("bulletin", []);
    const lobby = createLobby(page);
    await lobby.open(`${stack.lobby}/en_US/`);
    expect(await keptBy(context)).toEqual(both("en_US", kept));
    await Promise.all([page.waitForEvent("load"), choose(page, "简体中文")]);
    await lobby.ready();
    expect(await keptBy(context)).toEqual(both("zh_CN", kept));
    await page.close();
  });
});
