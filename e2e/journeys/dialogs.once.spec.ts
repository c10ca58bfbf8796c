import {
  closePopUp,
  forAll,
  openNews,
  passPopUp,
  popUpOf,
  readAndClose,
  waitForPopUp,
} from "./support/bulletins.ts";
import { demoOf, pressDemo } from "./support/demo.ts";
import { askForLoginForm, logInButton } from "./support/login-form.ts";
import { pressPlay } from "./support/play.ts";
import { createRedEnvelope, redEnvelopeFor } from "./support/red-envelope.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(async ({ page }) => await page.clock.install());

test.afterEach(async ({ operator }) => {
  await operator.content("bulletin", []);
  await operator.provider("GPHL", { state: "open" });
});

test("a reality check, a red envelope, a half-written search and bulletins never meet on one screen", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await operator.content("bulletin", [forAll]);
  await operator.campaign(redEnvelopeFor(member));
  await operator.realityCheck(member.account);
  const dialogs = page.locator("[role=dialog], [role=alertdialog]");
  await lobby.openAs(member);

  const check = page.getByRole("alertdialog", { name: "Reality check" });
  await expect(check).toBeVisible();
  await passPopUp(page);
  await expect(dialogs).toHaveCount(1);
  await check.getByRole("button", { name: "Continue" }).click();
  await expect(check).toBeHidden();

  const envelope = createRedEnvelope(page);
  await envelope.show();
  await expect(envelope.dialog).toBeVisible();
  await passPopUp(page);
  await expect(dialogs).toHaveCount(1);
  await envelope.close.click();
  await expect(envelope.dialog).toBeHidden();

  const field = page.getByRole("combobox", { name: "Search games" });
  await field.click();
  await field.fill("drag");
  await field.press("Escape");
  await field.blur();
  await passPopUp(page);
  await expect(dialogs).toHaveCount(0);

  await field.fill("");
  await field.press("Escape");
  await field.blur();
  await waitForPopUp(page);
  await expect(dialogs).toHaveCount(1);
  await closePopUp(page);
});

test("[UI-11] each dialog of the lobby opens and closes: demos, login, notice, news, pop-up and question", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await operator.content("bulletin", [forAll]);
  await lobby.open();
  await readAndClose(page);
  await expect(popUpOf(page)).toHaveCount(0);

  const login = await askForLoginForm(page);
  await expect(login).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(login).toHaveCount(0);
  await expect(logInButton(page)).toBeFocused();

  const news = await openNews(page);
  await news.getByRole("button", { name: "Close" }).click();
  await expect(news).toHaveCount(0);

  await page.getByRole("button", { name: "Demo games" }).click();
  const list = page.getByRole("dialog", { name: "Demo games" });
  await expect(list.getByRole("article").first()).toBeVisible();
  await list.getByRole("button", { name: "Close" }).click();
  await expect(list).toHaveCount(0);

  await pressDemo(page);
  await expect(demoOf(page)).toBeVisible();
  await demoOf(page).getByRole("button", { name: "Close" }).click();
  await expect(demoOf(page)).toHaveCount(0);

  // Without an account the press asks for the login first.
  await pressPlay(page);
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await question.getByRole("button").first().click();
  await expect(question).toHaveCount(0);

  await operator.provider("GPHL", { state: "maintenance" });
  await lobby.enter(member);
  await pressPlay(page);
  const notice = page.getByRole("alertdialog", { name: "Harbourline is under maintenance" });
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: "Close" }).click();
  await expect(notice).toHaveCount(0);
});
