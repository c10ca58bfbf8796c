import type { Tx } from "../db/open.ts";
import type { Operator } from "./operator.ts";
import { operatorAction } from "./schema.ts";

/**
 * Writes down what an operator does, in the transaction that does it: neither is there without the other.
 *
 * @param what the thing and what is done to it, in lower case: `provider.state`
 * @param target which thing: an account, a provider's code; '' where there is but one
 * @param detail what it is changed to; never a password, key or token
 */
export const audit = async (
  tx: Tx,
  { name, at }: Operator,
  what: string,
  target: string,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  await tx.insert(operatorAction).values({ at, who: name, what, target, detail });
};
