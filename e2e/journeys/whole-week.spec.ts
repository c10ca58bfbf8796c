import { readFile } from "node:fs/promises";
import { goInCentre } from "./support/centre.ts";
import { inLanguage, playFirstGame } from "./support/in-language.ts";
import { redEnvelopeFor } from "./support/red-envelope.ts";
import { startRoulette } from "./support/roulette.ts";
import { expect, test } from "./support/test.ts";
import { listenToWire } from "./support/wire-traffic.ts";

test("a member's week: a letter, a limit, a favourite, gifts, a new password, records and activity", async ({
  context,
  page,
  stack,
  lobby,
  operator,
  member,
  isMobile,
}) => {
  const language = inLanguage(isMobile ? "en_US" : "hi_IN");
  const { word, button, field } = language;
  const wire = listenToWire(context, stack.lobby);
  await operator.letter(member.account, "Welcome back");
  await lobby.openAs(member, language.home);
  await lobby.present();

  await test.step("the heart of a game keeps it", async () => {
    const name = (await page.locator(".tile-name").nth(1).textContent()) ?? "";
    const label = word("lobby", "lobby.favourite_game").replace("{name}", name);
    const heart = page.getByRole("button", { name: label, exact: true }).first();
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await button(page, "lobby", "lobby.list_favourites").click();
    await expect(page.locator(".tile-grid .tile-name")).toHaveText([name]);
    await button(page, "lobby", "lobby.list_all").click();
    await expect(page.locator(".tile-grid .tile-name")).not.toHaveCount(1);
  });

  await test.step("a red envelope comes while the page is open, and its money is in the wallet", async () => {
    await operator.campaign(redEnvelopeFor(member));
    const float = page.locator("button.float", {
      hasText: word("promotions", "mine.red_envelope"),
    });
    await float.click();
    const dialog = page.getByRole("dialog");
    await button(dialog, "promotions", "envelope.open").click();
    await expect(dialog.locator("output.envelope-amount")).toContainText("$18.88");
    await button(dialog, "promotions", "envelope.done").click();
    await expect(page.getByRole("banner").locator(".balance-amount")).toHaveText("$1,018.88");
  });

  await test.step("the roulette is spun, and what its wheel says is in the wallet", async () => {
    const end = await startRoulette(operator, { draws: 1 });
    await page.locator("button.float", { hasText: word("promotions", "mine.roulette") }).click();
    await button(page.getByRole("dialog"), "promotions", "roulette.spin").click();
    const alert = page.getByRole("alertdialog");
    const won = await alert.getByRole("heading").textContent();
    const amount = /\$(\d+\.\d\d)/.exec(won ?? "")?.[1] ?? "0";
    const balance = `$1,${(18.88 + Number(amount)).toFixed(2).padStart(6, "0")}`;
    await button(alert, "promotions", "roulette.close").click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("banner").locator(".balance-amount")).toHaveText(balance);
    await end();
  });

  await test.step("a round is played", async () => {
    await playFirstGame(page, language, isMobile);
  });

  await test.step("a reality check tells what came of it", async () => {
    await operator.realityCheck(member.account);
    await lobby.open(language.home);
    const check = page.getByRole("alertdialog", { name: word("member", "check.title") });
    await expect(check).toContainText(word("member", "check.net"));
    await button(check, "member", "check.go_on").click();
    await expect(check).toBeHidden();
  });

  await test.step("the letter is read", async () => {
    await lobby.open("/user/Letter");
    const isRead = page.waitForResponse(/\/member\/letter\/read/);
    await page.getByRole("link", { name: /Welcome back/ }).click();
    await expect(page.getByRole("article")).toContainText("Text");
    // A new document would abort the call that marks it as read.
    await isRead;
    await lobby.open("/user/Letter");
    const read = word("member", "letters.unread_of")
      .replace("{unread}", "0")
      .replace("{total}", "1");
    await expect(page.getByText(read)).toBeVisible();
  });

  await test.step("a limit holds at once", async () => {
    await goInCentre(page, "/user/PlayLimits");
    const title = `${word("member", "limits.loss")}, ${word("member", "limits.week")}`;
    await page.getByRole("button", { name: `${word("member", "limits.set")}: ${title}` }).click();
    const dialog = page.getByRole("dialog");
    await field(dialog, "member", "limits.amount").fill("500");
    await button(dialog, "member", "limits.save").click();
    await expect(page.getByText(/\$500\.00/).first()).toBeVisible();
  });

  await test.step("records are filtered and saved, and the activity counts the round", async () => {
    await goInCentre(page, "/user/Transaction");
    await page.getByRole("tab", { name: word("wallet", "records.money") }).click();
    const filters = button(page, "wallet", "records.filters");
    if (await filters.isVisible()) await filters.click();
    const type = page.getByRole("combobox", { name: word("wallet", "records.type") });
    await type.selectOption({ label: word("wallet", "records.red_envelope") });
    await expect(page.getByText("$18.88").first()).toBeVisible();
    const saved = page.waitForEvent("download");
    await button(page, "wallet", "records.export").click();
    const file = await readFile(await (await saved).path(), "utf8");
    expect(file).toContain(`${word("wallet", "records.red_envelope")},`);
    expect(file).toContain(",18.88,");

    await goInCentre(page, "/user/Activity");
    await expect(page.getByText("$2.00").first()).toBeVisible();
  });

  await test.step("the password is another one", async () => {
    await goInCentre(page, "/user/Info");
    const form = page.getByRole("region", { name: word("account-security", "change") });
    await field(form, "account-security", "old_password").fill(member.password);
    await field(form, "account-security", "new_password").fill("newday24");
    await field(form, "account-security", "confirmation").fill("newday24");
    await button(form, "account-security", "change").click();
    await expect(form.getByText(word("account-security", "changed"))).toBeVisible();
  });

  await test.step("every call was one of the contract, with its answer", async () => {
    expect(wire.paths()).toContain("/api/arks/web/activity/roulette/spin");
    expect(await wire.problems()).toEqual([]);
  });
});
