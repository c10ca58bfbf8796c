import type { Page } from "@playwright/test";
import { makeAnotherBuild } from "./support/another-build.ts";
import { platformIsAway } from "./support/complaints.ts";
import { countLoads } from "./support/loads.ts";
import { lightPage } from "./support/lobby.ts";
import { askForLoginForm } from "./support/login-form.ts";
import { expect, test } from "./support/test.ts";

const hour = 3_600_000;

/** Advances the clock by hours until the page has checked which build is running. */
async function askForBuild(page: Page): Promise<void> {
  const heard = page.waitForResponse((answer) => answer.url().includes("/builds/latest.json"));
  let isHeard = false;
  void heard.then(() => (isHeard = true));
  // The code that checks is loaded some seconds after the page.
  await expect(async () => {
    await page.clock.fastForward(hour);
    expect(isHeard).toBe(true);
  }).toPass();
  await (await heard).finished();
}

const follow = async (page: Page, name: string, heading = name): Promise<void> => {
  await page.getByRole("contentinfo").getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
};

test("[SHELL-32] once another build runs, the next page is loaded as a document of it, and none before or under a form @once", async ({
  page,
  lobby,
  stack,
  complaints,
}) => {
  complaints.expect(platformIsAway);
  await page.clock.install();
  await lobby.visit(lightPage);
  const loads = countLoads(page);
  const running = (await lobby.html.getAttribute("data-release")) ?? "";
  await askForBuild(page);
  await follow(page, "FAQ", "Frequently asked questions");
  expect(loads()).toBe(0);

  const another = makeAnotherBuild();
  try {
    await stack.restartGateway(another.gateway);
    await askForBuild(page);
    await expect(lobby.html).toHaveAttribute("data-newer-build", /^\w+$/);
    const newer = await lobby.html.getAttribute("data-newer-build");
    expect(newer).not.toBe(running);
    expect(loads()).toBe(0);

    // Typed text is kept, and so is the page below, where Back closes only the form.
    const form = await askForLoginForm(page);
    await form.getByRole("textbox").first().fill("Ana");
    await askForBuild(page);
    expect(loads()).toBe(0);
    await page.goBack();
    await expect(form).toBeHidden();
    await expect(page).toHaveTitle(/Frequently asked questions/);
    expect(loads()).toBe(0);
    await expect(lobby.html).toHaveAttribute("data-release", running);

    await page.goBack();
    await expect(page).toHaveURL(lightPage);
    await expect(lobby.html).toHaveAttribute("data-release", newer ?? "");
    await lobby.ready();
    await expect.poll(loads).toBe(1);
    await follow(page, "Promotions");
    expect(loads()).toBe(1);
  } finally {
    // Prefetches of the page would fail while no gateway is running.
    await page.close();
    await stack.restartGateway();
    another.remove();
  }
});
