import { overBudget, scriptsAtMost, sizesOf } from "@naluma/tools/first-load";
import type { Page, Request } from "@playwright/test";
import { stacks } from "../stacks/settings.ts";
import { player } from "./support/accounts.ts";
import { openLoginForm } from "./support/login-form.ts";
import { expect, test } from "./support/test.ts";

test.use({ stackSettings: stacks.manyGames });

/** The gateway caches a page for an hour and may hold this one since the run began, so the browser sees it as older. */
const halfAnHour = 30 * 60_000;

/** The scripts that the page's document has requested so far. */
function watchScripts(page: Page) {
  const asked = new Set<string>();
  const onTheWay = new Set<Request>();
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked.clear();
    if (request.resourceType() !== "script") return;
    asked.add(request.url());
    onTheWay.add(request);
  });
  page.on("requestfinished", (request) => onTheWay.delete(request));
  page.on("requestfailed", (request) => onTheWay.delete(request));
  return { asked, onTheWay };
}

test("the scripts that the first view fetches are within their budget, and so are their numbers for an active visitor who logs in, and for a member", async ({
  page,
  lobby,
}) => {
  const { asked, onTheWay } = watchScripts(page);
  /** Time stops while a script is loading. */
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 20) {
      await expect.poll(() => onTheWay.size, { intervals: [20] }).toBe(0);
      await page.clock.runFor(20);
    }
    await page.waitForLoadState("networkidle");
  };
  // Only the first second of the page's time, however slow the machine: anything later is not part of the first view.
  await page.clock.install({ time: Date.now() + halfAnHour });
  await page.clock.pauseAt(Date.now() + halfAnHour + 1_000);
  await page.goto("/");
  // Work after the first paint belongs to it, too.
  await pass(1_000);
  await lobby.ready();
  await page.waitForLoadState("networkidle");
  const scripts = new Map<string, string>();
  for (const address of asked) scripts.set(address, await (await page.request.get(address)).text());
  const fetched = sizesOf(scripts);
  expect(fetched.files.length).toBeGreaterThan(5);
  expect(overBudget("fetched", fetched)).toEqual([]);

  const home = asked.size;
  await page.mouse.move(200, 300);
  // Watching the page begins a second after hydration; no pop-up opens as early.
  await pass(1_500);
  expect(asked.size, "the movement brings more").toBeGreaterThan(home);
  expect([...asked].slice(scriptsAtMost.moved)).toEqual([]);
  await page.clock.resume();
  await openLoginForm(page);
  await page.waitForLoadState("networkidle");
  expect([...asked].slice(scriptsAtMost.loginForm)).toEqual([]);

  await lobby.enter(player(4));
  await page.waitForLoadState("networkidle");
  expect([...asked].slice(scriptsAtMost.membersHome)).toEqual([]);
});
