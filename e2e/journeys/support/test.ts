import { testLaunch } from "@naluma/tools/browser";
import type { Network } from "@naluma/tools/network";
import { test as base } from "@playwright/test";
import { withStack, type BorrowedStack } from "../../stacks/borrow.ts";
import { stacks, type StackSettings } from "../../stacks/settings.ts";
import { createAccounts, type Account, type Accounts } from "./accounts.ts";
import { createComplaints, type Complaints } from "./complaints.ts";
import { createLobby, lightGamePage, type Lobby } from "./lobby.ts";
import { createOperator, type Operator } from "./operator.ts";

export { expect } from "@playwright/test";

export interface TestFixtures {
  /** The stack of a file: `test.use({ stackSettings: stacks.network })` at its top. */
  stackSettings: StackSettings;
  /** Sandbox and gateway for this test alone, so that it may kill them. They are restored for the next test. */
  stack: BorrowedStack;
  accounts: Accounts;
  /** The network between the browser and the site of `stacks.network`. */
  network: Network;
  operator: Operator;
  /** An account that no other test has used. */
  member: Account;
  /** Console errors, uncaught errors and policy violations of all windows; any of them fails the test at its end. */
  complaints: Complaints;
  lobby: Lobby;
  siteId: number;
  /** The page that the lobby opens if none is named. */
  entrance: string;
  /** Kills the sandbox while the pages stay open, and restarts it. */
  restartSandbox: () => Promise<void>;
}

/**
 * A browser as players use it, with popup blocking and the back/forward cache, both of which Playwright disables. For
 * tests of a game's own window and of other tabs: in the headless shell, the tab that opened the window never acquires
 * its lock. Use this one setting for all such tests, because each distinct one starts its own browsers and stacks.
 */
export const withWholeBrowser = {
  launchOptions: {
    ...testLaunch(),
    ignoreDefaultArgs: ["--disable-popup-blocking", "--disable-back-forward-cache"],
  },
};

/**
 * `test.describe.configure(onOneWorker)` is for a file with an unusual stack: two workers at once would need that stack
 * twice.
 */
export const onOneWorker = { mode: "default" } as const;

/**
 * `test.use(startsGames())` is for files that start games and do not concern home: the page used takes three fifths of
 * the time of home.
 */
export const startsGames = (stackSettings: StackSettings = stacks.default) => ({
  stackSettings,
  entrance: lightGamePage,
});

/**
 * The test function of all journeys, with the real stack behind it and no intercepted calls. Responses that must differ
 * from the usual ones are ordered from the sandbox through `operator`.
 */
export const test = base.extend<TestFixtures>({
  stackSettings: [stacks.default, { option: true }],
  stack: async ({ stackSettings }, use, testInfo) => withStack(stackSettings, testInfo, use),
  accounts: async ({ stack }, use) => use(createAccounts(createOperator(stack), stack.turn)),

  baseURL: async ({ stack }, use) => use(stack.lobby),

  network: async ({ stack }, use) => {
    if (!stack.network) throw new Error("This file does not have the stack with a network.");
    await use(stack.network);
  },

  operator: async ({ stack }, use) => use(createOperator(stack)),

  member: async ({ accounts }, use) => use(await accounts.next()),

  complaints: [
    async ({ context }, use) => {
      const complaints = await createComplaints(context);
      await use(complaints);
      const unexpected = complaints.unexpected();
      if (unexpected.length > 0) throw new Error(`The pages complained:\n${unexpected.join("\n")}`);
    },
    { auto: true },
  ],

  siteId: 1,
  entrance: ["/", { option: true }],
  lobby: async ({ page, siteId, entrance }, use) => use(createLobby(page, siteId, entrance)),

  restartSandbox: async ({ stack }, use) => {
    await use(async () => {
      await stack.killSandbox();
      await stack.startSandbox();
    });
  },
});
