import type { BrowserContext, Page } from "@playwright/test";
import { createLobby } from "./support/lobby.ts";
import { openLoginForm, sendLoginForm } from "./support/login-form.ts";
import { isPhone } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

const cookiesOf = async (context: BrowserContext) =>
  Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie]));

const height = 900;

test("[ROUTE-01] / is the home page, with its games @smoke", async ({ page, lobby }) => {
  await lobby.open("/");
  await expect(page.getByRole("heading", { name: "Games", level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Play / }).first()).toBeVisible();
});

test("a fast deposit leads a member to the deposit, once", async ({
  page,
  lobby,
  member,
  context,
}) => {
  await lobby.enter(member);
  const target = isPhone(page) ? Promise.resolve(page) : page.waitForEvent("popup");
  await page.goto("/fastDeposit");
  await expect(await target).toHaveURL(/\/user\/Deposit$/);
  expect((await cookiesOf(context))["isFastDeposit"]).toBeUndefined();
  await lobby.open();
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
});

test.describe("an address that is none", () => {
  test.beforeEach(({ complaints }) => complaints.expect(/status of 404/));

  test("[ROUTE-40] [SHELL-25] [SHELL-27] [SHELL-29] is told with its code and its path, and is kept by no search engine", async ({
    page,
    lobby,
  }) => {
    const answer = await page.goto("/no-such-path/at/all");
    expect(answer?.status()).toBe(404);
    await lobby.ready();
    await expect(page.getByText("Page not found: /no-such-path/at/all")).toBeVisible();
    await expect(page.getByText("(404)")).toBeVisible();
    await expect(page).toHaveTitle("404 - Page Not Found");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  });

  for (const path of ["/main/no%20such", "/discount/a.b", `/faq/${"9".repeat(65)}`]) {
    test(`[ROUTE-39] is told with its path where its parameter means nothing: ${path.slice(0, 16)}`, async ({
      page,
      lobby,
    }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await lobby.ready();
      await expect(page.getByText(`Page Not Found: ${path}`, { exact: true })).toBeVisible();
      await expect(page).toHaveTitle("404 - Page Not Found");
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    });
  }

  test("[SHELL-24] [SHELL-26] says in both languages what to do, and leads to customer service", async ({
    page,
    lobby,
  }) => {
    await lobby.open();
    const footer = page.getByRole("contentinfo").getByRole("link", { name: "Customer service" });
    const [address = ""] = ((await footer.getAttribute("href")) ?? "").split("?");
    expect(address).toMatch(/^https?:/);
    await lobby.open("/no-such-path");
    await expect(page.getByText("网站版本升级中，请稍后再试")).toBeVisible();
    await expect(
      page.getByText("The site is being upgraded. Please try again later."),
    ).toBeVisible();
    const service = page.getByRole("link", { name: "Customer service" });
    await expect(service).toHaveAttribute("href", new RegExp(`^${address}`));
    await expect(service).toHaveAttribute("target", "_blank");
  });
});

test("[SHELL-23] [SHELL-28] a fatal error in the page puts the error screen in its place", async ({
  page,
  lobby,
  member,
  complaints,
}) => {
  complaints.expect(/planted/);
  await lobby.open();
  await page.evaluate(() => {
    // Also of those that were made before, and only for a member: a visitor sees amounts in the first view.
    const { prototype } = Intl.NumberFormat;
    const format = Object.getOwnPropertyDescriptor(prototype, "format")?.get;
    Object.defineProperty(prototype, "format", {
      get(this: Intl.NumberFormat) {
        if (localStorage.getItem("token") !== null) throw new Error("planted");
        return format?.call(this);
      },
    });
  });
  await sendLoginForm(await openLoginForm(page), { ...member, code: "0000" });
  await expect(page.getByText("(500)")).toBeVisible();
  await expect(page).toHaveTitle("500 - Internal Server Error");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Games", level: 1 })).toHaveCount(0);
});

const openAt = async (page: Page, width: number, path = "/") => {
  // A page that is still open would follow its window by itself, and break off the visit.
  await page.goto("about:blank");
  await page.setViewportSize({ width, height });
  await createLobby(page).open(path);
};

test("[SHELL-01] 992 pixels are a desktop, 991 are a phone @smoke", async ({ page, lobby }) => {
  await openAt(page, 992);
  await expect(lobby.html).toHaveAttribute("data-template", "desktop");
  await openAt(page, 991);
  await expect(lobby.html).toHaveAttribute("data-template", "mobile");
  await openAt(page, 992);
  await expect(lobby.html).toHaveAttribute("data-template", "desktop");
});
