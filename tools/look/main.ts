import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { localKeys, sessionKeys } from "@naluma/site/stored";
import { chromium, devices, type Browser, type Page } from "playwright";
import { chromiumLaunch } from "../browser/chromium.ts";
import { hasRefused } from "../browser/has-refused.ts";
import { translateIn } from "../languages/translate-in.ts";
import { startStack } from "../stack/index.ts";
import { states, type State } from "./states.ts";

/**
 * `npm run look`: pictures of both hosts' main states, in both themes and five languages.
 * They lie in `.naluma/look/{host}/{theme}/{locale}-{state}.png`, to be compared with the design.
 * `ONLY=home,wallet` and `LOCALES=en_US` make fewer.
 */
const folder = join(import.meta.dirname, "../../.naluma/look");
const themes = ["dark", "light"] as const;

const listed = (name: string): string[] | undefined => process.env[name]?.split(",");
const locales = listed("LOCALES") ?? ["en_US", "zh_CN", "th_TH", "my_MM", "ta_IN"];
const wanted = listed("ONLY");

const hosts = {
  desktop: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
  mobile: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
};
type Host = keyof typeof hosts;

const ready = (page: Page) =>
  page.locator("html[data-hydrated][data-connection=connected]").waitFor({ state: "attached" });

/** Logs in once; what the browser then keeps makes every later page a member's. */
const logIn = async (browser: Browser, base: string, host: Host) => {
  const context = await browser.newContext({
    ...hosts[host],
    storageState: hasRefused,
    baseURL: base,
    locale: "en-US",
  });
  const page = await context.newPage();
  await page.goto("/");
  await ready(page);
  await page.getByRole("button", { name: "Log in", exact: true }).first().click();
  const form = page.getByRole("dialog", { name: "Log in" });
  await form.getByLabel("Username").fill("player03");
  await form.getByLabel("Password", { exact: true }).fill("naluma88");
  await form.getByRole("img", { name: "Picture of the verification code" }).waitFor();
  await form.getByLabel("Verification code").fill("0000");
  await form.getByRole("button", { name: "Log in", exact: true }).click();
  await page.locator("html[data-member]").waitFor({ state: "attached" });
  const state = await context.storageState();
  await context.close();
  return state;
};

/** Pictures further down come only once somebody scrolls near them. */
const showEverything = async (page: Page) => {
  const height = page.viewportSize()?.height ?? 800;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < whole; top += height) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForLoadState("networkidle");
  }
  await page.evaluate(() => window.scrollTo(0, 0));
};

const picture = async (
  browser: Browser,
  base: string,
  {
    host,
    theme,
    locale,
    state,
  }: { host: Host; theme: "dark" | "light"; locale: string; state: State },
  member: Awaited<ReturnType<typeof logIn>>,
) => {
  const context = await browser.newContext({
    ...hosts[host],
    baseURL: base,
    locale: locale.replace("_", "-"),
    colorScheme: theme,
    reducedMotion: "reduce",
    storageState: state.member ? member : hasRefused,
  });
  await context.addInitScript(
    ([key = "", value = ""]) => localStorage.setItem(key, value),
    [localKeys.theme, theme],
  );
  if (!state.popsUp)
    await context.addInitScript(
      (closed) => sessionStorage.setItem(closed, "9e12"),
      sessionKeys.popupClosed,
    );
  const page = await context.newPage();
  try {
    await page.goto(`/${locale}${state.path ?? "/"}`);
    if (!state.isErrorScreen) await ready(page);
    await state.reach?.(page, translateIn(locale));
    if (state.whole) await showEverything(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForLoadState("networkidle");
    await page.screenshot({
      path: join(folder, host, theme, `${locale}-${state.name}.png`),
      fullPage: state.whole ?? false,
    });
  } catch (error) {
    process.exitCode = 1;
    console.error(`${host} ${theme} ${locale} ${state.name}: ${String(error).split("\n")[0]}`);
  } finally {
    await context.close();
  }
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const stack = await startStack({ log: join(folder, "stack.log") });
const browser = await chromium.launch(chromiumLaunch());
try {
  for (const host of ["desktop", "mobile"] as const) {
    const member = await logIn(browser, stack.lobby, host);
    for (const state of states.filter(({ name }) => wanted?.includes(name) ?? true))
      for (const theme of themes)
        for (const locale of locales)
          await picture(browser, stack.lobby, { host, theme, locale, state }, member);
  }
  console.log(`The pictures lie in ${folder}`);
} finally {
  await browser.close();
  await stack.stop();
}
