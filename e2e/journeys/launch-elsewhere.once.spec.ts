import { scaledTimeout } from "@naluma/tools/timeouts";
import { watchCalls } from "./support/calls.ts";
import { keepMember } from "./support/member-storage.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

test("[LAUNCH-38] a page that finds a game left open leaves it 300 ms after its start, and isPlay is 0", async ({
  page,
  lobby,
  member,
}) => {
  await keepMember(page, member, 1);
  await page.addInitScript(() => {
    localStorage.setItem("isPlay", "1");
    const changes: [state: string | undefined, at: number][] = [];
    Object.assign(window, { changes });
    new MutationObserver(() => {
      changes.push([document.documentElement.dataset["launch"], performance.now()]);
    }).observe(document, { subtree: true, attributeFilter: ["data-launch"] });
  });
  const calls = watchCalls(page);
  await lobby.open();
  await expect.poll(() => calls.count("/member/game/leave1")).toBe(1);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  expect(await page.evaluate(() => localStorage.getItem("isPlay"))).toBe("0");
  const changes = await page.evaluate(() => Reflect.get(window, "changes") as [string, number][]);
  expect(changes.map(([state]) => state)).toEqual(["idle", "quitting", "idle"]);
  const [started = 0, quit = 0] = changes.map(([, at]) => at);
  expect(quit - started).toBeGreaterThan(295);
  // A slow machine is late, and never early.
  expect(quit - started).toBeLessThan(scaledTimeout(1_500));
});
