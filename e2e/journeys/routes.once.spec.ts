import type { BrowserContext, Page } from "@playwright/test";
import { stopClock } from "./support/clock.ts";
import { createLobby } from "./support/lobby.ts";
import { pictureOf, sendLoginForm } from "./support/login-form.ts";
import { isPhone } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

const cookiesOf = async (context: BrowserContext) =>
  Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie]));

const height = 900;

for (const [id, path] of [
  ["ROUTE-03", "/main"],
  ["ROUTE-09", "/gameHall"],
  ["ROUTE-11", "/slotgame"],
] as const) {
  test(`[${id}] ${path} leads home`, async ({ page, lobby }) => {
    await lobby.open(path);
    await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
    await expect(page.getByRole("heading", { name: "Games", level: 1 })).toBeVisible();
  });
}

for (const [id, path, name] of [
  ["ROUTE-29", "/fastDeposit", "isFastDeposit"],
  ["ROUTE-32", "/register", "isRouteRegister"],
] as const) {
  test(`[${id}] ${path} leaves the cookie ${name} and leads home`, async ({ page, lobby }) => {
    // What it was left for takes it away again.
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === path);
    const home = page.waitForRequest((request) => new URL(request.url()).pathname === "/");
    await lobby.open(path);
    await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
    expect(await (await answer).headerValue("set-cookie")).toContain(`${name}=true; Path=/;`);
    expect(await (await home).headerValue("cookie")).toContain(`${name}=true`);
  });
}

test("[ROUTE-41] a route rule of the site leads to another path, the query kept", async ({
  page,
  lobby,
}) => {
  await lobby.open("/lobby/of/old?from=mail");
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/\?from=mail$/);
  await expect(page.getByRole("heading", { name: "Games", level: 1 })).toBeVisible();
});

test("[ROUTE-42] a route rule of the site leads to an external address, without the query", async ({
  page,
  stack,
}) => {
  await page.goto("/support?id=3");
  await expect(page).toHaveURL(`${stack.api}/sandbox/service`);
});

test("[AUTH-12] a fast deposit asks a visitor to log in, and leads to the deposit then", async ({
  page,
  lobby,
  member,
  context,
}) => {
  await lobby.open("/fastDeposit");
  const form = page.getByRole("dialog", { name: "Log in" });
  await expect(pictureOf(form)).toBeVisible();
  await sendLoginForm(form, { ...member, code: "0000" });
  await expect(page).toHaveURL(/\/user\/Deposit$/);
  await expect.poll(async () => (await cookiesOf(context))["isFastDeposit"]).toBeUndefined();
});

const openAt = async (page: Page, width: number, path = "/") => {
  // A page that is still open would follow its window by itself, and break off the visit.
  await page.goto("about:blank");
  await page.setViewportSize({ width, height });
  await createLobby(page).open(path);
};

test("[SHELL-02] the desktop lock keeps the desktop at any width, and web_debug lifts it", async ({
  page,
  lobby,
  context,
  stack,
}) => {
  await context.addCookies([{ name: "desktop_lock", value: "1", url: stack.lobby }]);
  await openAt(page, 800);
  await expect(lobby.html).toHaveAttribute("data-template", "desktop");
  await openAt(page, 800, "/?web_debug");
  await expect(lobby.html).toHaveAttribute("data-template", "mobile");
  await openAt(page, 800);
  await expect(lobby.html).toHaveAttribute("data-template", "desktop");
});

test("[SHELL-04] the template follows the window 1000 ms after its last change", async ({
  page,
  lobby,
}) => {
  await page.clock.install();
  await openAt(page, 1200);
  await lobby.connected();
  await page.evaluate(() => {
    addEventListener("resize", () => {
      document.documentElement.dataset["heard"] = String(innerWidth);
    });
  });
  await stopClock(page);
  for (const width of [900, 880]) {
    await page.setViewportSize({ width, height });
    await expect(lobby.html).toHaveAttribute("data-heard", String(width));
    await page.clock.fastForward(999);
    await expect(lobby.html).toHaveAttribute("data-template", "desktop");
  }
  await page.clock.fastForward(1);
  await expect(lobby.html).toHaveAttribute("data-template", "mobile");
});

test("[SHELL-11] cookies that are set on a nested path count for the whole site", async ({
  page,
  lobby,
  context,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  const [width, template] = isPhone(page) ? [1200, "desktop"] : [800, "mobile"];
  await lobby.open("/zh_CN/no/such/path");
  await page.setViewportSize({ width, height });
  await expect(lobby.html).toHaveAttribute("data-template", template);
  await lobby.ready();
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["i18n_redirected", "lang", "template"]),
  );
  expect(new Set(cookies.map(({ path }) => path))).toEqual(new Set(["/"]));
});
