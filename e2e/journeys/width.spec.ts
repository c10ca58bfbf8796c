import type { Page } from "@playwright/test";
import { stopClock } from "./support/clock.ts";
import { countLoads } from "./support/loads.ts";
import { createLobby } from "./support/lobby.ts";
import { expect, test } from "./support/test.ts";

const height = 900;

const openAt = async (page: Page, width: number) => {
  // An open page would adapt to its window by itself and interrupt the visit.
  await page.goto("about:blank");
  await page.setViewportSize({ width, height });
  await createLobby(page).open();
};

/** Makes the window as narrow as a phone and waits until the page has noticed. */
const makeNarrow = async (page: Page) => {
  const width = 800;
  await page.evaluate(() =>
    addEventListener("resize", () => {
      document.documentElement.dataset["heard"] = String(innerWidth);
    }),
  );
  await page.setViewportSize({ width, height });
  await expect(page.locator("html")).toHaveAttribute("data-heard", String(width));
};

test("[SHELL-01] a width of 992 pixels is a desktop, and 991 a phone; path, query and scroll position stay when an open page changes, and one load is enough @once", async ({
  page,
  lobby,
}) => {
  await page.clock.install();
  await openAt(page, 991);
  await expect(lobby.html).toHaveAttribute("data-template", "mobile");
  await openAt(page, 992);
  await expect(lobby.html).toHaveAttribute("data-template", "desktop");

  await lobby.visit("/?id=7&utm=a");
  await page.evaluate(() => scrollTo(0, 300));
  const loads = countLoads(page);
  await stopClock(page);
  await makeNarrow(page);
  // The old template adapts its layout to the new width, so the player's position counts when they leave it.
  await page.evaluate(() =>
    addEventListener("pagehide", () => sessionStorage.setItem("left-at", String(scrollY))),
  );
  // The code that watches the width loads on its first change, and then waits another second.
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(lobby.html).toHaveAttribute("data-template", "mobile", { timeout: 200 });
  }).toPass();
  await page.clock.resume();
  await lobby.ready();
  expect(page.url()).toMatch(/\/\?id=7&utm=a$/);
  const leftAt = await page.evaluate(() => Number(sessionStorage.getItem("left-at")));
  expect(leftAt).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(leftAt);
  expect(loads()).toBe(1);
});
