import { chromium, type Browser, type Page } from "playwright";
import { chromiumLaunch } from "../browser/chromium.ts";
import { hosts, startBenchStack, type Host } from "./harness.ts";
import { watchPage } from "./lobby-watch.ts";
import { watchRegister } from "./register-watch.ts";
import { createReport, median } from "./report.ts";

/**
 * `npm run bench:register`: both hosts' registration: the time from the press on Register to a form that accepts
 * typing, with a warm cache; typing in every field for four currencies, on a processor slowed four times; and that the
 * first load includes none of its code. The hosts must have been built. Needs an otherwise idle machine.
 */
const limits = {
  /** From the press to the form, in ms. */
  usable: 300,
  /** Worst interaction while typing, in ms. */
  interaction: 50,
  /** Bytes of the first load in scripts with code of the registration. */
  firstLoad: 0,
};
const slower = 4;
const openings = 5;
const currencies = ["USD", "VND", "RMB", "INR"];

/** Strings found only in the code of a registration: a call, a rule, a setting. */
const marks = ["/register/verification", "err_account_blank", "register-settings"];

const report = createReport("register");

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Create your account" });

const openPage = async (page: Page, base: string): Promise<void> => {
  await page.goto(base);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
};

/** From the press to the form, in ms. */
const openForm = async (page: Page): Promise<number> => {
  await page.getByRole("button", { name: "Register", exact: true }).first().click();
  const taken = await page.waitForFunction(() => window.registerUsable, undefined, {
    polling: 100,
    timeout: 30_000,
  });
  return (await taken.jsonValue()) ?? Number.NaN;
};

/** The bytes of scripts that the first view fetches and that contain code of the registration. */
const firstLoadOf = async (browser: Browser, base: string, host: Host): Promise<number> => {
  const page = await browser.newPage(hosts[host]);
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  await openPage(page, base);
  const found = (await Promise.all(scripts)).filter((text) =>
    marks.some((mark) => text.includes(mark)),
  );
  await page.close();
  return found.reduce((sum, { length }) => sum + length, 0);
};

/** Types into all text fields, one after the other. */
const typeEverywhere = async (page: Page): Promise<number> => {
  const fields = dialogOf(page).locator("form input:not([type=checkbox]):not([readonly])");
  const count = await fields.count();
  for (let index = 0; index < count; index += 1) {
    await fields.nth(index).focus();
    await page.keyboard.type("ab12 34cd", { delay: 60 });
  }
  return count;
};

const measure = async (browser: Browser, base: string, host: Host): Promise<void> => {
  const context = await browser.newContext({ ...hosts[host], locale: "en-US" });
  await context.addInitScript(watchPage);
  await context.addInitScript(watchRegister);

  const opened: number[] = [];
  for (let turn = 0; turn <= openings; turn += 1) {
    const page = await context.newPage();
    await openPage(page, base);
    const usable = await openForm(page);
    // The first one only warms the cache.
    if (turn > 0) opened.push(usable);
    await page.close();
  }
  report.figure(`${host}: press to form`, median(opened), "ms", { most: limits.usable });
  report.figure(`${host}: press to form, slowest`, Math.max(...opened), "ms");

  const page = await context.newPage();
  await openPage(page, base);
  await openForm(page);
  const wire = await context.newCDPSession(page);
  await wire.send("Emulation.setCPUThrottlingRate", { rate: slower });
  for (const currency of currencies) {
    await dialogOf(page).getByLabel("Currency", { exact: true }).selectOption(currency);
    // Loading the fields of another currency is not part of the measurement.
    await page.waitForTimeout(1_000);
    await page.evaluate(() => window.taken?.());
    const fields = await typeEverywhere(page);
    // The last paint is reported with a delay.
    await page.waitForTimeout(500);
    const typed = await page.evaluate(() => window.taken?.().interactions ?? []);
    const worst = Math.max(0, ...typed);
    const name = `${host}: worst interaction, ${currency} (${fields} fields)`;
    report.figure(name, worst, "ms", { most: limits.interaction });
  }
  await context.close();
};

const stack = await startBenchStack();
const browser = await chromium.launch(chromiumLaunch());
try {
  // A pop-up would cover the form.
  await fetch(`${stack.api}/sandbox/content`, {
    method: "POST",
    headers: { authorization: `Bearer ${stack.operatorKey}`, "content-type": "application/json" },
    body: JSON.stringify({ kind: "bulletin", items: [] }),
  });
  for (const host of ["desktop", "mobile"] as const) {
    const bytes = await firstLoadOf(browser, `${stack.lobby}/`, host);
    report.figure(`${host}: registration in the first load`, bytes, "B", {
      most: limits.firstLoad,
    });
    await measure(browser, `${stack.lobby}/`, host);
  }
} finally {
  report.write({ slower, openings, currencies });
  await browser.close();
  await stack.stop();
}
