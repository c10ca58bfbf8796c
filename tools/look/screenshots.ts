import { localKeys, sessionKeys } from "@naluma/site/stored";
import { devices, type Browser, type Page, type PageScreenshotOptions } from "playwright";
import { hasRefused } from "../browser/has-refused.ts";
import { translateIn } from "../languages/translate-in.ts";
import type { State } from "./states.ts";

export type Host = "desktop" | "mobile";
export type Theme = "dark" | "light";

export interface Shot {
  readonly host: Host;
  readonly theme: Theme;
  readonly locale: string;
  readonly state: State;
}

interface Options {
  readonly browser: Browser;
  readonly base: string;
  /** Pixels of the picture per pixel of the page. */
  readonly scale: Readonly<Record<Host, number>>;
  /** The fixed date of every page, so that displayed times never change. */
  readonly date?: Date | undefined;
  /** Added to each page to hide whatever is never the same twice. */
  readonly style?: string | undefined;
}

export interface Screenshots {
  /** Returns a PNG. */
  take(shot: Shot): Promise<Buffer>;
}

const ready = (page: Page) =>
  page.locator("html[data-hydrated][data-connection=connected]").waitFor({ state: "attached" });

/** Pictures further down load only when they are scrolled into view. */
const showEverything = async (page: Page) => {
  const height = page.viewportSize()?.height ?? 800;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < whole; top += height) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForLoadState("networkidle");
  }
  await page.evaluate(() => window.scrollTo(0, 0));
};

/** Late content has loaded when the page no longer changes. */
async function settled(page: Page, options: PageScreenshotOptions): Promise<Buffer> {
  let last = await page.screenshot(options);
  for (let tries = 0; tries < 10; tries++) {
    await page.waitForTimeout(300);
    const next = await page.screenshot(options);
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

/** The pages' policy refuses a style element, and therefore Playwright's own option for this. */
const layOver = (page: Page, style: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, style);

/** The date of the consent must be earlier than the page's, whatever that is. */
const refusedBefore = (date: Date) => ({
  ...hasRefused,
  cookies: hasRefused.cookies.map((cookie) => ({
    ...cookie,
    value: `refused.${date.getTime() - 1_000}.any`,
  })),
});

export function createScreenshots({ browser, base, scale, date, style }: Options): Screenshots {
  const hosts = {
    desktop: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    mobile: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
  };
  const visitor = date ? refusedBefore(date) : hasRefused;
  const members = new Map<Host, ReturnType<typeof logIn>>();

  /** Logs in once; the stored data makes every later page a member's. */
  async function logIn(host: Host) {
    const context = await browser.newContext({
      ...hosts[host],
      storageState: visitor,
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
  }

  function memberOf(host: Host) {
    const member = members.get(host) ?? logIn(host);
    members.set(host, member);
    return member;
  }

  async function open({ host, theme, locale, state }: Shot) {
    const context = await browser.newContext({
      ...hosts[host],
      deviceScaleFactor: scale[host],
      baseURL: base,
      locale: locale.replace("_", "-"),
      timezoneId: "UTC",
      colorScheme: theme,
      reducedMotion: "reduce",
      storageState: state.member ? await memberOf(host) : visitor,
    });
    if (date) await context.clock.setFixedTime(date);
    await context.addInitScript(
      ([key = "", value = ""]) => localStorage.setItem(key, value),
      [localKeys.theme, theme],
    );
    if (!state.popsUp)
      await context.addInitScript(
        (closed) => sessionStorage.setItem(closed, "9e12"),
        sessionKeys.popupClosed,
      );
    return context;
  }

  return {
    async take(shot) {
      const { locale, state } = shot;
      const context = await open(shot);
      try {
        const page = await context.newPage();
        await page.goto(`/${locale}${state.path ?? "/"}`);
        if (!state.isErrorScreen) await ready(page);
        await state.reach?.(page, translateIn(locale));
        if (state.whole) await showEverything(page);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await page.waitForLoadState("networkidle");
        if (style !== undefined) await layOver(page, style);
        return await settled(page, { fullPage: state.whole ?? false, animations: "disabled" });
      } finally {
        await context.close();
      }
    },
  };
}
