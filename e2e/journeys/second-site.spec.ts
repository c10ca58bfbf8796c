import { join } from "node:path";
import { startStack } from "@naluma/tools/stack";
import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { demoOf, pressDemo } from "./support/demo.ts";
import { isPhone, pressPlay } from "./support/play.ts";
import { openPreferences } from "./support/preferences.ts";
import { expect, onOneWorker, test as base } from "./support/test.ts";

/** The same product for another site: a sandbox and a gateway of its own, with nothing built anew. */
const test = base.extend({
  siteId: 2,
  stack: [
    async ({}, use, { workerIndex }) => {
      const log = join(import.meta.dirname, `../../.naluma/e2e/second-site-${workerIndex}.log`);
      const stack = await startStack({ log, env: { SANDBOX_SITE: "2", SITE_ID: "2" } });
      await use(stack);
      await stack.stop();
    },
    { scope: "worker" },
  ],
});

test.describe.configure(onOneWorker);

test("[SHELL-05] a second site has its own name, logo, colours and title", async ({
  page,
  lobby,
}) => {
  await lobby.open();
  await expect(page).toHaveTitle("Halcyon");
  const home = page.getByRole("banner").getByRole("link", { name: "halcyon, home" });
  await expect(home.locator("img")).toHaveAttribute("src", "/media/logo-halcyon.svg");
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--accent").trim(),
  );
  expect(["#8fc4ff", "#0b5394"]).toContain(accent);
  const mark = await page.request.get("/favicon.svg");
  expect(mark.url()).toMatch(/\/media\/mark-halcyon\.svg$/);
  expect(mark.ok()).toBe(true);
});

test("[SHELL-05] it pays in its own currencies", async ({ page, lobby }) => {
  await lobby.open();
  const currencies = (await openPreferences(page)).getByRole("region", { name: "Currency" });
  await expect(currencies.getByRole("button")).toHaveText([/VND/, /THB/, /USD/]);
});

test("[SHELL-05] on a phone it is the template H5_2, and listens to the channels of bob_mobile", async ({
  page,
  lobby,
  member,
}) => {
  const [name, id] = isPhone(page) ? ["bob_mobile", "H5_2"] : ["bob_pc", "bob_pc"];
  const templates: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST" || !request.url().includes("/api/")) return;
    const body: unknown = request.postDataJSON();
    if (typeof body === "object" && body !== null && "template" in body)
      templates.push(body.template);
  });
  await lobby.enter(member);
  await lobby.hears(`${name}_template`);
  expect(lobby.frames.joined().filter((channel) => channel.startsWith("origin_"))).toEqual([]);
  // A member's page asks for what the server fetched for home.
  await lobby.open("/user");
  await expect.poll(() => new Set(templates)).toEqual(new Set([id]));
});

test("[SHELL-05] it stands in a native app, too", async ({ page, lobby }) => {
  await page.addInitScript(() =>
    Object.assign(window, { NalumaApp: { postMessage: () => undefined } }),
  );
  await lobby.open("/?appPage=content");
  await expect(lobby.html).toHaveAttribute("data-client", "app");
  await expect(page).toHaveTitle("Halcyon");
  await expect(page.getByRole("heading", { name: "Games", level: 1 })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
});

test("[SHELL-05] links that it hides are in no menu", async ({ page, lobby, member }) => {
  await lobby.enter(member);
  const { menu, account } = createAccountWidget(page);
  await menu.click();
  await expect(account.getByRole("button", { name: "Member centre" })).toBeVisible();
  await expect(account.getByRole("button", { name: "Top up balance" })).toHaveCount(0);
  await expect(account.getByRole("button", { name: "Agent account" })).toHaveCount(0);
  await lobby.open("/user");
  const links = page.getByRole("navigation", { name: "Member centre" }).getByRole("link");
  const shown = [
    "My wallet",
    "Personal info",
    "Announcements",
    "Messages",
    "Transactions",
    "Activity",
  ];
  await expect(links).toHaveText(shown);
});

test("[LAUNCH-35] where games are closed, a start is refused with the words for it, and nothing is called", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.enter(member);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await pressPlay(page);
  await expect(page.getByText("Games are unavailable right now.")).toBeVisible();
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  expect(asked).not.toContain("/api/member/game/play1");
});

test("where games are closed, a demo is refused with the same words, and nothing is called", async ({
  page,
  lobby,
}) => {
  const calls = watchCalls(page);
  await lobby.open();
  await pressDemo(page);
  await expect(page.getByText("Games are unavailable right now.")).toBeVisible();
  await expect(demoOf(page)).toHaveCount(0);
  expect(calls.count("/demo/play")).toBe(0);
});
