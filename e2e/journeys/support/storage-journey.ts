import { createAccountWidget } from "./account-widget.ts";
import { expectWalletEqualsLedger } from "./ledger.ts";
import { inMain, totalOf } from "./money.ts";
import { quitGame, spin, startGame } from "./play.ts";
import { expect, startsGames, test } from "./test.ts";

/** How a browser keeps nothing, by what it does to a page before any script of ours. */
const storageFaults = {
  "is blocked": () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
  },
  "is absent": () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { configurable: true, value: undefined });
    for (const name of ["BroadcastChannel", "randomUUID"])
      Reflect.deleteProperty(name === "randomUUID" ? Crypto.prototype : window, name);
    Object.defineProperty(navigator, "locks", { configurable: true, value: undefined });
  },
} as const;

/** Declares the journey of a member whose browser keeps nothing: login, a game with a round, quit, logout. */
export const storageJourney = (fault: keyof typeof storageFaults): void => {
  test.use(startsGames());
  test(`where storage ${fault} a member logs in, plays, quits and logs out, and is told what is not remembered`, async ({
    page,
    context,
    lobby,
    member,
    operator,
  }) => {
    await context.addInitScript(storageFaults[fault]);
    await lobby.open();
    await lobby.logIn(member);
    await expect(page.getByText("This browser isn’t saving site data.").first()).toBeVisible();
    await lobby.present();
    await spin(await startGame(page));
    await quitGame(page);
    await expectWalletEqualsLedger(page, operator, member.account);
    const wallets = await operator.walletsOf(member.account);
    expect(inMain(wallets)).toBe(totalOf(wallets));
    await createAccountWidget(page).logOut();
    await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
  });
};
