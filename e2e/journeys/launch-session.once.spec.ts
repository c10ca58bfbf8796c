import type { BrowserContext, Page } from "@playwright/test";
import { createAccountWidget } from "./support/account-widget.ts";
import type { Account } from "./support/accounts.ts";
import { debitsOf, expectWalletEqualsLedger } from "./support/ledger.ts";
import { createLobby } from "./support/lobby.ts";
import { inMain, totalOf } from "./support/money.ts";
import type { Operator } from "./support/operator.ts";
import { beginGame, quitGame, startGame } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

const play1 = "/member/game/play1";

interface Scene {
  readonly channel: string;
  readonly context: BrowserContext;
  readonly member: Account;
  readonly operator: Operator;
}

/**
 * Makes ready what then ends the session of the page that starts a game, from somewhere else. `debits`: how often the
 * start takes money when its turn comes at last. For a session that is over it takes none.
 */
const endings: readonly [
  when: string,
  debits: 0 | 1,
  prepare: (scene: Scene) => Promise<() => Promise<void>>,
][] = [
  [
    "another call is answered 401",
    1,
    async ({ member, operator }) =>
      async () => {
        const path = "/arks/web/site/detail";
        await operator.answer({ path, member: member.account, code: "401", status: 401 });
        await operator.event("web_member", "customer_service_link_change");
      },
  ],
  [
    "the member logs in elsewhere",
    1,
    async ({ channel, operator }) =>
      async () =>
        await operator.event(channel, "login", { token: "s_ffffffffffff" }),
  ],
  [
    "the member logs out in another tab",
    0,
    async ({ context }) => {
      const tab = await context.newPage();
      await createLobby(tab).visit();
      await createAccountWidget(tab).menu.click();
      return async () => {
        const answered = tab.waitForResponse("**/api/logout");
        await createAccountWidget(tab)
          .account.getByRole("button", { name: "Log out", exact: true })
          .click();
        // The page does not wait for long; whether the start is refused is up to the platform.
        await answered;
        await expect(tab.locator("html")).not.toHaveAttribute("data-member", /.*/);
        await tab.close();
      };
    },
  ],
];

const isGone = (page: Page, window: Page) => (window === page ? true : window.isClosed());

for (const [when, debits, prepare] of endings)
  test(`a start during which ${when} is over with the session, and its money is there after the next login`, async ({
    page,
    lobby,
    member,
    operator,
    context,
    complaints,
  }) => {
    complaints.expect(/status of 401/);
    const { channel } = await lobby.enter(member);
    const total = totalOf(await operator.walletsOf(member.account));
    const end = await prepare({ channel, context, member, operator });
    // It is carried out when nobody is logged in any more.
    await operator.answer({ path: play1, behaviour: "wait", times: "once" });
    const asked = page.waitForRequest(`**/api${play1}`);
    const { page: window } = await beginGame(page);
    await asked;
    await end();

    await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
    await expect(lobby.html).toHaveAttribute("data-launch", "idle");
    await expect.poll(() => isGone(page, window)).toBe(true);
    await expect(page).toHaveURL(/\/$/);
    await operator.clearAnswers();
    await expect.poll(() => debitsOf(operator, member.account)).toBe(debits);

    await lobby.logIn(member);
    await lobby.present();
    await expect.poll(async () => inMain(await operator.walletsOf(member.account))).toBe(total);
    await expect(lobby.html).toHaveAttribute("data-launch", "idle");
    await expectWalletEqualsLedger(page, operator, member.account);
    await startGame(page);
    await quitGame(page);
  });
