import type { Operator } from "./operator.ts";

/** An account of the sandbox. What each of the seeded ones is for: docs/sandbox.md. */
export interface Account {
  account: string;
  password: string;
}

export const password = "naluma88";

/** `player07` by its number. */
export const player = (number: number): Account => ({
  account: `player${String(number).padStart(2, "0")}`,
  password,
});

/**
 * Opens accounts with $1,000 that nobody has used before: what one test leaves, no other finds.
 *
 * @param turn a number that no other test has
 */
export const createAccounts = (operator: Operator, turn: number) => {
  let opened = 0;
  return {
    next: async (): Promise<Account> => {
      opened += 1;
      const account = `journey${turn}n${opened}`;
      await operator.member({ account, password, currency: "USD", dollars: 1_000 });
      return { account, password };
    },
  };
};

export type Accounts = ReturnType<typeof createAccounts>;
