import type { Page } from "@playwright/test";
import { networkIsGone } from "./support/complaints.ts";
import { expect, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

/** Whether the lobby and everything it needs is cached, which happens once the page has been idle. */
const keptLobby = (page: Page) =>
  page.evaluate(async () => (await caches.match("/")) !== undefined);

/** Everything the browser caches for offline use: addresses, and all text contents. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const all: { path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        all.push({ path: new URL(request.url).pathname, text: (await answer?.text()) ?? "" });
      }
    }
    return all;
  });

test("without a network a member sees the lobby, marked as outdated, and no balance; with it, the live one @once", async ({
  page,
  lobby,
  member,
  context,
  complaints,
}) => {
  // Calls fail while the page is offline, and a chunk that was not cached fails in the worker.
  complaints.expect(networkIsGone);
  complaints.expect(/ERR_FAILED .*\/assets\//);
  await lobby.enter(member);
  const balance = page.getByRole("banner").locator(".balance-amount");
  await expect(balance).toHaveText(/\d/);
  const amount = (await balance.textContent()) ?? "";
  await expect.poll(() => keptLobby(page)).toBe(true);

  const kept = await everythingKept(page);
  const release = await lobby.html.getAttribute("data-release");
  expect(await page.evaluate(() => caches.keys())).toContain(`naluma-release-${release}`);
  expect(kept.filter(({ path }) => !/^\/($|assets\/|media\/|favicon\.svg$)/.test(path))).toEqual(
    [],
  );
  const { token } = await page.evaluate(() => ({ token: localStorage.getItem("token") ?? "none" }));
  for (const secret of [token, member.account, amount])
    expect(kept.filter(({ text }) => text.includes(secret)).map(({ path }) => path)).toEqual([]);

  await context.setOffline(true);
  await page.goto("/faq");
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
  await expect(
    page.getByRole("status").filter({ hasText: "You’re offline. This is the lobby as of" }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: /^Play / }).first()).toBeAttached();
  await expect(lobby.html).toHaveAttribute("data-hydrated", /.*/);
  await expect(page.getByText(amount)).toHaveCount(0);

  await context.setOffline(false);
  // If the worker is still offline when the page asks, the page asks again after 15 s.
  await expect(page.getByText("This is the lobby as of")).toHaveCount(0);
  await expect(balance).toHaveText(amount);
});
