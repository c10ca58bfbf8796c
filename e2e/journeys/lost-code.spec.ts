import type { Page, Request } from "@playwright/test";
import { lightPage } from "./support/lobby.ts";
import { expect, test } from "./support/test.ts";

/** The browser's errors for a file that failed to load. */
const fileIsGone = /ERR_FAILED|Failed to (fetch|load)|error loading dynamically imported module/i;

/** Counts the document requests from now on; a document that is left at once never finishes loading. */
function countDocuments(page: Page) {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

/** Blocks the page's own code for as long as it counts as lost. */
async function loseQuestions(page: Page) {
  let isLost = true;
  await page.route(/\/assets\/desktop\/questions-[^/]*\.js$/, (route) =>
    isLost ? route.abort() : route.continue(),
  );
  return { lose: () => void (isLost = true), bringBack: () => void (isLost = false) };
}

const pressQuestions = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();

const questions = (page: Page) =>
  page.getByRole("heading", { name: "Frequently asked questions", level: 1 });

const now = Date.UTC(2026, 10, 20, 12);

test("[SHELL-22] [SHELL-36] [SHELL-37] a page whose code fails to load is loaded as a document, once in 10 s; after that the error screen says so @once", async ({
  page,
  lobby,
  complaints,
}) => {
  complaints.expect(fileIsGone);
  // Timers still run, and a slow machine makes no difference.
  await page.clock.setFixedTime(now);
  await lobby.open(lightPage);
  const documents = countDocuments(page);
  const { lose, bringBack } = await loseQuestions(page);
  // The next document gets the code again, as after a release.
  const release = (request: Request) => {
    if (request.isNavigationRequest()) bringBack();
  };
  page.on("request", release);
  await pressQuestions(page);
  await expect(page).toHaveURL(/\/faq$/);
  await lobby.ready();
  await expect(questions(page)).toBeVisible();
  expect(documents()).toBe(1);
  const remembered = await page.evaluate(() => sessionStorage.getItem("forced_reload"));
  expect(remembered).toBe(`/faq ${now + 10_000}`);

  page.off("request", release);
  lose();
  await lobby.open(lightPage);
  expect(documents()).toBe(2);
  const notice = page.getByText("The site is being upgraded. Please try again later.");
  const again = page.getByRole("link", { name: "Try again" });
  await pressQuestions(page);
  await expect(notice).toBeVisible();
  expect(documents()).toBe(2);

  // The player's own retry is not one of our automatic reloads.
  await Promise.all([page.waitForEvent("domcontentloaded"), again.click()]);
  await expect(notice).toBeVisible();
  expect(documents()).toBe(3);

  await page.clock.setFixedTime(now + 10_000);
  await again.click();
  await expect.poll(documents).toBe(5);
  await expect(notice).toBeVisible();
  expect(documents()).toBe(5);

  bringBack();
  await again.click();
  await expect(questions(page)).toBeVisible();
});
