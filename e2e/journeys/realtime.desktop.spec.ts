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
  await page.addInitScript(() => {
    const said: string[] = [];
    new MutationObserver(() => {
      const now = document.documentElement.dataset["connection"] ?? "";
      if (now === said.at(-1)) return;
      said.push(now);
      sessionStorage.setItem("said", said.join(" "));
    }).observe(document, { subtree: true, attributeFilter: ["data-connection"] });
  });
  const { frames } = lobby;
  await lobby.visit();
  await stack.killSandbox();
  try {
    await expect.poll(() => frames.sockets.length, { timeout: 40_000 }).toBeGreaterThanOrEqual(6);
  } finally {
    await stack.startSandbox();
  }
  await lobby.connected();
  const said = await page.evaluate(() => sessionStorage.getItem("said"));
  expect(said).toMatch(/connected reconnecting catching-up connected$/);

  const attempts = frames.sockets.slice(1).map(({ openedAt }) => openedAt);
  const waits = attempts.slice(1).map((at, place) => at - (attempts[place] ?? at));
  // An attempt itself takes a moment on top of the wait.
  for (const wait of waits) {
    expect(wait).toBeGreaterThanOrEqual(990);
    expect(wait).toBeLessThan(7_000);
  }
  expect(Math.max(...waits)).toBeGreaterThan(2_900);
});
