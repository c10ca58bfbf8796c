import { stopClock } from "./support/clock.ts";
import { countLoads } from "./support/loads.ts";
import { askForLoginForm } from "./support/login-form.ts";
import { expect, test } from "./support/test.ts";
import { otherSide, heardBy } from "./support/width.ts";

test("a form that holds something is not loaded away; the page follows when it is empty", async ({
  page,
  lobby,
}) => {
  await page.clock.install();
  await lobby.visit();
  const form = await askForLoginForm(page);
  await form.getByLabel("Username").fill("player01");
  const { width, template } = otherSide(page);
  await stopClock(page);
  await heardBy(page, width);
  await page.clock.runFor(10_000);
  await expect(lobby.html).not.toHaveAttribute("data-template", template);
  await expect(form.getByLabel("Username")).toHaveValue("player01");
  await form.getByLabel("Username").fill("");
  await page.clock.runFor(1_000);
  await expect(lobby.html).toHaveAttribute("data-template", template);
});

test("without cookies no page is loaded anew", async ({ page, lobby }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "cookie", {
      get: () => "",
      set() {
        // refused
      },
    });
  });
  await page.clock.install();
  await lobby.visit();
  const loads = countLoads(page);
  const before = await lobby.html.getAttribute("data-template");
  await stopClock(page);
  await heardBy(page, otherSide(page).width);
  await page.clock.runFor(10_000);
  await expect(lobby.html).toHaveAttribute("data-template", before ?? "");
  expect(loads()).toBe(0);
});
