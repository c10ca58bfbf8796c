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
  /** Which stack a file has: `test.use({ stackSettings: stacks.network })` at its top. */
  stackSettings: StackSettings;
  /** Sandbox and gateway of this test alone, so that it may kill them. The next test has them as they were. */
  stack: BorrowedStack;
  accounts: Accounts;
  /** What lies between the browser and the site of `stacks.network`. */
  network: Network;
  operator: Operator;
  /** An account that no other test has had. */
  member: Account;
  /** Console errors, uncaught errors and policy violations of all windows; fails the test at its end. */
  complaints: Complaints;
  lobby: Lobby;
  /** The site that the stack serves. */
  siteId: number;
  /** The page that the lobby opens where none is named. */
  entrance: string;
  /** Kills the sandbox under the open pages and starts it again. */
  restartSandbox: () => Promise<void>;
}

/**
 * A browser as players have it: it blocks windows that nobody has pressed for, and keeps pages for going back; Playwright
 * switches both off. For tests of a game's own window and of the tabs beside it: in the browser's shell the tab that opened
 * it does not come to hold its lock. One choice for all of these, as each choice starts browsers and stacks of its own.
 */
export const withWholeBrowser = {
  launchOptions: {
    ...testLaunch(),
    ignoreDefaultArgs: ["--disable-popup-blocking", "--disable-back-forward-cache"],
  },
};

/**
 * For a file whose stack is another than most files have, `test.describe.configure(onOneWorker)`: two workers at once would
 * need that stack twice.
 */
export const onOneWorker = { mode: "default" } as const;

/** `test.use(startsGames())` for a file that starts games and is not about home: its page costs three fifths of home. */
export const startsGames = (stackSettings: StackSettings = stacks.default) => ({
  stackSettings,
  entrance: lightGamePage,
});

/**
 * The test function of all journeys: the real stack behind it, no call intercepted. What must
 * differ from the usual answers is ordered from the sandbox through `operator`.
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
