import { stopClock } from "./support/clock.ts";
import { platformIsAway } from "./support/complaints.ts";
import { expect, test } from "./support/test.ts";

// How long it waits is no matter of the host; that a connection comes back is seen elsewhere (faults.once.spec.ts).
test("[RT-07] after a lost connection the page tries again after 1 s up to 5 s", async ({
  page,
  lobby,
  stack,
  complaints,
}) => {
  complaints.expect(platformIsAway);
  await page.clock.install();
  await page.addInitScript(() => {
    const states: string[] = [];
    new MutationObserver(() => {
      const now = document.documentElement.dataset["connection"] ?? "";
      if (now === states.at(-1)) return;
      states.push(now);
      sessionStorage.setItem("states", states.join(" "));
    }).observe(document, { subtree: true, attributeFilter: ["data-connection"] });
    const attempts: { at: number; failedAt: number }[] = [];
    Object.assign(window, { attempts });
    window.WebSocket = class extends WebSocket {
      constructor(...given: ConstructorParameters<typeof WebSocket>) {
        super(...given);
        const attempt = { at: Date.now(), failedAt: Infinity };
        attempts.push(attempt);
        this.addEventListener("close", () => (attempt.failedAt = Date.now()));
      }
    };
  });
  /** When the page tried to connect, and when it had failed, by its own clock. */
  const attempts = () =>
    page.evaluate(() => Reflect.get(window, "attempts") as { at: number; failedAt: number }[]);
  await lobby.visit();
  await stopClock(page);
  await stack.killSandbox();
  try {
    await expect(lobby.html).toHaveAttribute("data-connection", "reconnecting");
    await expect(async () => {
      await page.clock.runFor(500);
      expect((await attempts()).length).toBeGreaterThanOrEqual(6);
    }).toPass({ intervals: [20] });
  } finally {
    await page.clock.resume();
    await stack.startSandbox();
  }
  await lobby.connected();
  const states = await page.evaluate(() => sessionStorage.getItem("states"));
  expect(states).toMatch(/connected reconnecting catching-up connected$/);

  const again = (await attempts()).slice(1, 6);
  const waits = again.slice(1).map(({ at }, place) => at - (again[place]?.failedAt ?? at));
  for (const wait of waits) {
    expect(wait).toBeGreaterThanOrEqual(990);
    expect(wait).toBeLessThan(5_100);
  }
  expect(Math.max(...waits)).toBeGreaterThan(2_900);
});
