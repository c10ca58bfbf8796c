import type { Operator } from "./operator.ts";

/** An account of the sandbox. docs/sandbox.md says what each seeded account is for. */
export interface Account {
  account: string;
  password: string;
}

export const password = "naluma88";

/** The seeded account with this number: 7 is `player07`. */
export const player = (number: number): Account => ({
  account: `player${String(number).padStart(2, "0")}`,
  password,
});

/**
 * Opens new accounts with $1,000, so that no test sees what another has left behind.
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
