import { createAccountWidget } from "./support/account-widget.ts";
import { isPhone } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

const written = (url: string, title: string, content: string) => ({
  url,
  title: { en_US: title, th_TH: `${title} ไทย` },
  content: { en_US: content },
});

test("[ROUTE-04] /discount lists the promotions, and each leads to its own page @smoke", async ({
  page,
  lobby,
}) => {
  await lobby.open("/discount");
  await expect(page.getByRole("heading", { name: "Promotions", level: 1 })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^New games every week/ })
    .click();
  await expect(page).toHaveURL(/\/discount\/2$/);
  const heading = page.getByRole("heading", { name: "New games every week", level: 1 });
  await expect(heading).toBeFocused();
  await page.getByRole("link", { name: "All promotions" }).click();
  await expect(page).toHaveURL(/\/discount$/);
  const list = page.getByRole("heading", { name: "Promotions", level: 1 });
  await expect(list).toBeFocused();
  await page.goBack();
  await expect(heading).toBeFocused();
});

test("[SHELL-51] every kind of footer item leads where it says", async ({
  page,
  lobby,
  operator,
  context,
  stack,
}) => {
  const kind = isPhone(page) ? "mobile-footer" : "footer";
  const item = (name: string, url: string) => ({ name: { en_US: name }, url });
  await operator.content(kind, [
    item("A page", "main/1"),
    item("An answer", "faq/2"),
    item("Elsewhere", `${stack.api}/sandbox/service`),
    item("Nowhere", "main/1/2"),
  ]);
  // A country of its own, so that the page is drawn anew.
  await context.setExtraHTTPHeaders({ "x-country": "IS" });
  await lobby.open("/sponsor?gt_id=12");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Nowhere" })).toHaveCount(0);

  await footer.getByRole("link", { name: "A page" }).click();
  await expect(page).toHaveURL(/\/main\/1$/);
  await expect(page.getByRole("heading", { name: "About us", level: 1 })).toBeFocused();

  await footer.getByRole("link", { name: "An answer" }).click();
  await expect(page).toHaveURL(/\/faq\/2$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^My balance is with/);

  const opened = context.waitForEvent("page");
  await footer.getByRole("link", { name: "Elsewhere" }).click();
  expect((await opened).url()).toContain("/sandbox/service");
});

test("the operator's words beside the login take the place of our own, and follow a change", async ({
  page,
  lobby,
  operator,
}) => {
  await lobby.visit();
  const template = isPhone(page) ? "origin_mobile_template" : "origin_pc_template";
  await lobby.hears(template);
  await page.getByRole("button", { name: "Log in" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Log in" });
  await expect(dialog.getByText("Good to see you")).toBeVisible();
  const words = written("", "Good evening", "<p>The lamps are lit.</p>");
  await operator.content("login", [{ title: words.title, content: words.content }]);
  await operator.event(template, "model_login.url", { language: "vi_VN" });
  await operator.event(template, "model_login.url", { language: "en_US" });
  await expect(dialog.getByText("Good evening")).toBeVisible();
  await expect(dialog.getByText("The lamps are lit.")).toBeVisible();
  await expect(createAccountWidget(page).wallet).toHaveCount(0);
});
