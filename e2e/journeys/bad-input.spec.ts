import type { Page } from "@playwright/test";
import { platformIsAway } from "./support/complaints.ts";
import { expectFits } from "./support/fits.ts";
import { logInButton } from "./support/login-form.ts";
import { expect, test } from "./support/test.ts";

const junk = [null, 7, "text", [], {}, { id: null }, { id: {}, game_id: {}, list: 7 }];

/** Valid as a response, but with items that no view could render. */
const junkUnderItsNames = {
  list: junk,
  info: junk,
  main: junk,
  web_carousel_picture_list: junk,
  web_announcement_list: junk,
  web_logo_list: junk,
  jackpot_amount_total: "lots",
  site_info: { socket_url: 7 },
  env_config: {},
  customerUrl: { en_US: "javascript:alert(1)" },
};

const expectAlive = async (page: Page) => {
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", /.*/);
  await expect(page.locator("h1").first()).toBeAttached();
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await expectFits(page);
};

// The messages of each part of a page are tested in packages/shell/src/page/routes/unreadable*.browser.test.tsx, without
// server rendering.
test("a server that is answered with junk renders usable pages @once", async ({
  page,
  operator,
  complaints,
  stack,
}) => {
  complaints.expect(platformIsAway);
  await operator.answer({ path: "*", code: "100", data: junkUnderItsNames, times: "always" });
  // The gateway caches pages for everybody. The restart drops those of earlier tests and keeps these from later ones.
  await stack.restartGateway();
  for (const path of ["/", "/gameHall/2", "/faq"]) {
    await page.goto(path);
    await expectAlive(page);
    await expect(logInButton(page)).toBeVisible();
  }
  await operator.clearAnswers();
  await stack.restartGateway();
});
