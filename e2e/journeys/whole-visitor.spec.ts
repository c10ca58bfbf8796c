import { inLanguage, logInIn, playFirstGame, registerIn } from "./support/in-language.ts";
import { inMain, totalOf } from "./support/money.ts";
import { newcomer } from "./support/register-form.ts";
import { expect, test } from "./support/test.ts";
import { listenToWire } from "./support/wire-traffic.ts";

test("a visitor registers, is given play money, plays a round, finds balance and receipt right, logs out and comes back, all by calls of the contract", async ({
  context,
  page,
  stack,
  lobby,
  operator,
  isMobile,
}) => {
  const language = inLanguage(isMobile ? "hi_IN" : "th_TH");
  const { word, button } = language;
  const guest = newcomer();
  const wire = listenToWire(context, stack.lobby);
  await lobby.open(language.home);
  await expect(language.wallet(page)).toHaveCount(0);
  await button(page, "member", "account.register").first().click();
  await registerIn(page, language, guest);
  await lobby.present();

  // The play money of a new account takes the place of a deposit.
  const before = totalOf(await operator.walletsOf(guest.username));
  const name = await playFirstGame(page, language, isMobile);
  const back = inMain(await operator.walletsOf(guest.username));
  expect(before).not.toBe("$0.00");
  await expect(page.getByRole("banner").locator(".balance-amount")).toHaveText(back);

  const notice = page.getByRole("complementary").filter({
    hasText: word("game-launcher", "receipts.ended").replace("{game}", name),
  });
  await expect(notice).toContainText(
    word("game-launcher", "receipts.returned").replace("{amount}", back),
  );
  await button(notice, "game-launcher", "receipts.show").click();
  const receipts = language.dialog(page, "game-launcher", "receipts.title");
  const lines = [
    ["receipts.game", name],
    ["receipts.in", before],
    ["receipts.out", back],
    ["receipts.rounds", "1"],
  ] as const;
  for (const [id, value] of lines) {
    const term = receipts
      .getByRole("term")
      .filter({ hasText: language.pattern("game-launcher", id) });
    await expect(term.locator("xpath=following-sibling::dd"), id).toHaveText(value);
  }
  await page.keyboard.press("Escape");
  await expect(receipts).toBeHidden();

  await language.logOut(page, isMobile);
  await expect(language.wallet(page)).toHaveCount(0);
  await logInIn(page, language, { account: guest.username, password: guest.password });
  await expect(page.getByRole("banner").locator(".balance-amount")).toHaveText(back);

  expect(await wire.problems()).toEqual([]);
  expect(new Set(wire.valuesOf("lang"))).toEqual(new Set([isMobile ? "hi_IN" : "th_TH"]));
  const paths = wire.paths();
  expect(paths).toContain("/api/register");
  expect(paths).toContain("/api/broadcasting/auth");
  expect(paths.indexOf("/api/get_login_header")).toBeLessThan(paths.indexOf("/api/login"));
  // Each action that moves money has its own idempotency key.
  const keys = wire.valuesOf("idempotency-key");
  expect(keys.length).toBeGreaterThanOrEqual(2);
  expect(new Set(keys).size).toBe(keys.length);
});
