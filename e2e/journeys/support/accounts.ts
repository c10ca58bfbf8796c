/** An account of the sandbox. What each is for: docs/sandbox.md. */
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

/** Accounts with a plain purse in USD and nothing special about them: the spare ones. */
const spare = [21, 22, 23, 24, 25, 26, 27, 28, 29, 30].map(player);

/**
 * Hands out the spare accounts one after the other, and begins again when all were used: a test
 * reads what its account has, and takes nothing about it for granted but that it is not in use.
 */
export const createAccounts = () => {
  let given = 0;
  return {
    next: (): Account => {
      const account = spare[given % spare.length];
      given += 1;
      if (!account) throw new Error("there are no spare accounts");
      return account;
    },
  };
};

export type Accounts = ReturnType<typeof createAccounts>;
