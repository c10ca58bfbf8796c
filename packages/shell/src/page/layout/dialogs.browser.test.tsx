import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { games } from "../../testing/games.fake.ts";
import { openSite } from "../../testing/open-site.tsx";

const close = { name: "Close", exact: true } as const;

// The login, the news and the pop-ups are covered by tests of their own.
test("[UI-11] the list of demos, a demo and the question before a game open and close", async () => {
  await openSite("/", { answers: games });
  await page.getByRole("button", { name: "Demo games" }).click();
  const list = page.getByRole("dialog", { name: "Demo games" });
  await expect.element(list.getByRole("article").first()).toBeVisible();
  await list.getByRole("button", close).click();
  await expect.element(list).not.toBeInTheDocument();

  await page.getByRole("button", { name: "Demo games" }).click();
  await list.getByRole("button", { name: "Midnight Fox demo" }).click();
  const demo = page.getByRole("dialog", { name: "Midnight Fox" });
  await expect.element(demo).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(demo).not.toBeInTheDocument();

  // Without an account the press opens the login first.
  await page.getByRole("button", { name: "Play Midnight Fox", exact: true }).click();
  const question = page.getByRole("alertdialog");
  await expect.element(question).toBeVisible();
  await question.getByRole("button").first().click();
  await expect.element(question).not.toBeInTheDocument();
});
