import { createAccountWidget } from "./support/account-widget.ts";
import { expectWalletEqualsLedger } from "./support/ledger.ts";
import { inMain, totalOf } from "./support/money.ts";
import { quitGame, spin, startGame } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

/** Ways in which a browser stores nothing, each applied before any script of ours runs. */
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

test.use(startsGames());

// The game's window keeps the data for its placeholder; a phone's page stays one document.
for (const [fault, tag] of [
  ["is absent", " @once"],
  ["is blocked", ""],
] as const) {
  test(`where storage ${fault} a member logs in, plays, quits and logs out, and is told what is not remembered${tag}`, async ({
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
}
