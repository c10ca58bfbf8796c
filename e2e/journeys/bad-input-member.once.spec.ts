import type { Page } from "@playwright/test";
import { createAccountWidget } from "./support/account-widget.ts";
import { shapes } from "./support/bad-answers.ts";
import { bulletin, closePopUp, openNews, waitForPopUp } from "./support/bulletins.ts";
import { platformIsAway } from "./support/complaints.ts";
import { expectFits } from "./support/fits.ts";
import { tellHeld } from "./support/money.ts";
import { openWallet } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

const raw = "<html>not json</html>";

/** Nobody was logged out, and nothing broke. */
const expectAlive = async (page: Page) => {
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", /.*/);
  await expect(page.locator("html")).toHaveAttribute("data-member", /.*/);
  await expect(page.getByText(/Something (is|went) broken|could not be shown/)).toHaveCount(0);
  await expectFits(page);
};

for (const [name, answer] of shapes.filter(([name]) =>
  ["no JSON", "no data", "lists of junk under their names"].includes(name),
))
  test(`a member whose every call is answered with ${name} has pages that can be used`, async ({
    page,
    lobby,
    member,
    operator,
    complaints,
  }) => {
    complaints.expect(platformIsAway);
    await lobby.enter(member);
    await operator.answer({ path: "*", member: member.account, times: "always", ...answer });
    await page.goto("/");
    await expectAlive(page);
    await expect(createAccountWidget(page).wallet).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeAttached();
    for (const path of ["/user", "/fastPayment"]) {
      await page.goto(path);
      await expectAlive(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("button", { name: /Try again/ }).first()).toBeVisible();
    }
  });

test("bulletins for members and a way back that cannot be read take nothing else along", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await page.clock.install();
  await lobby.enter(member);
  await operator.content("bulletin", [bulletin("For everybody")]);
  try {
    for (const path of [
      "/arks/web/bulletin/member",
      "/arks/web/bulletin/history",
      "/member/profile/balance/all/back",
    ])
      await operator.answer({ path, raw, times: "always" });
    await tellHeld(operator);
    await page.reload();
    await lobby.ready();
    await expect(
      (await waitForPopUp(page)).getByRole("heading", { name: "For everybody" }),
    ).toBeVisible();
    await closePopUp(page);

    const wallet = await openWallet(page);
    const back = wallet.getByRole("button", { name: /Return all to main wallet/ });
    await back.click();
    await expect(page.getByText("Something went wrong. Please try again later.")).toBeVisible();
    await expect(back).not.toHaveAttribute("aria-busy", "true");
    await expect(wallet.getByText("Main wallet", { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");

    const news = await openNews(page);
    await expect(news.getByText("The news could not be loaded.")).toBeVisible();
    await operator.clearAnswers();
    await news.getByRole("button", { name: "Try again" }).click();
    await expect(news.getByRole("heading", { name: "For everybody" })).toBeVisible();
  } finally {
    await operator.content("bulletin", []);
  }
});

test("a member's pages whose calls cannot be read say so, and come with a press or by themselves", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  for (const path of ["/user/Info", "/user/BindAccount", "/user/Deposit", "/proxy"]) {
    for (const call of ["/member/profile/common/layout", "/member/profile"])
      await operator.answer({ path: call, raw, times: "always" });
    await page.goto(path);
    await expectAlive(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const again = page.getByRole("main").getByRole("button", { name: "Try again", exact: true });
    await expect(again.first()).toBeVisible();
    await operator.clearAnswers();
    // Real time asks again in turns until it has what was missed, and may be faster than any press.
    await again.evaluateAll((found) => {
      for (const button of found) if (button instanceof HTMLElement) button.click();
    });
    await expect(again).toHaveCount(0);
  }
});
