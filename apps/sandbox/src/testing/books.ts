import { booksFrom, type Books } from "../ledger/books.ts";
import { operatorKey } from "./started.ts";

export { brokenRules, walletOf, wealth, type Books } from "../ledger/books.ts";

export const readBooks = async (origin: string): Promise<Books> => {
  const answer = await fetch(`${origin}/sandbox/ledger`, {
    headers: { authorization: `Bearer ${operatorKey}` },
  });
  return booksFrom(await answer.json());
};
