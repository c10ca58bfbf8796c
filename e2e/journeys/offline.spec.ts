import type { Page } from "@playwright/test";
import { networkIsGone } from "./support/complaints.ts";
import { expect, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

/** Whether the lobby and all that it needs is kept; it comes once the page has been quiet. */
const keptLobby = (page: Page) =>
  page.evaluate(async () => (await caches.match("/")) !== undefined);

/** What the browser keeps for the time without a network: addresses, and all that stands in texts. */
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

test("without a network a member sees the lobby, said to be old, and no balance; with it, the live one @once", async ({
  page,
  lobby,
  member,
  context,
  complaints,
}) => {
  // Nothing answers the calls of a page without a network; a part that was not kept fails in the worker.
  complaints.expect(networkIsGone);
  complaints.expect(/ERR_FAILED .*\/assets\//);
  await lobby.enter(member);
  const balance = page.getByRole("banner").locator(".amount");
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
  // Where the worker is still without the network when the page asks, the page asks again after 15 s.
  await expect(page.getByText("This is the lobby as of")).toHaveCount(0);
  await expect(balance).toHaveText(amount);
});
