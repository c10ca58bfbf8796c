import { join } from "node:path";
import { startStack } from "@naluma/tools/stack";
import { logInButton } from "../journeys/support/login-form.ts";
import { createOperator } from "../journeys/support/operator.ts";
import { hosts, openHost } from "./support/scenario.ts";
import { expect, test } from "./support/test.ts";
import { bodyOf } from "./support/traffic.ts";

for (const host of ["desktop", "mobile"] as const)
  test(`[API-04] calls say the language that is on screen, on ${host}`, async ({
    browser,
    stack,
  }) => {
    const options = { ...hosts[host].context, locale: "zh-CN" };
    const { context, page, traffic, lobby } = await openHost(browser, stack.lobby, options);
    await lobby.open();
    await expect(page.locator("html")).toHaveAttribute("lang", /^zh/);
    await traffic.answeredCall("/api/v2/get_jackpot");
    expect(new Set(traffic.calls.map(({ headers }) => headers["lang"]))).toEqual(
      new Set(["zh_CN"]),
    );
    await context.close();
  });

/** Calls whose bodies name no site. */
const nobodysSite = ["/api/v2/get_jackpot", "/api/template_config"];

test("[SHELL-06] another site's calls carry its own id", async ({ browser }, { workerIndex }) => {
  const log = join(import.meta.dirname, `../../.naluma/e2e/second-site-${workerIndex}.log`);
  const second = await startStack({ log, env: { SITE_ID: "2", SANDBOX_SITE: "2" } });
  try {
    await createOperator(second).content("bulletin", []);
    for (const host of ["desktop", "mobile"] as const) {
      const options = hosts[host].context;
      const { context, page, traffic, lobby } = await openHost(browser, second.lobby, options);
      await lobby.open();
      await page.getByRole("button", { name: "Show more games" }).scrollIntoViewIfNeeded();
      await traffic.answeredCall("/api/v2/get_template_game_list");
      await logInButton(page).click();
      await traffic.answeredCall("/api/captcha");
      // The jackpot is asked for by its currency alone.
      const carried = traffic.calls
        .filter(({ path, text }) => text !== "{}" && !nobodysSite.includes(path))
        .map(bodyOf);
      expect(new Set(carried.map((body) => body["site_id"]))).toEqual(new Set([2]));
      await context.close();
    }
  } finally {
    await second.stop();
  }
});
