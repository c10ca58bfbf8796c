import { isoTime } from "../ground/clock.ts";
import type { Tx } from "../ground/db/open.ts";
import type { Operator } from "./operator.ts";
import { operatorAction } from "./schema.ts";

type Values = Readonly<Record<string, unknown>>;

/** People read the log: a moment is written as one. */
const readable = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "number" && /(_at|At)$/.test(name) ? isoTime(value) : value,
    ]),
  );

/**
 * Writes down what an operator does, in the transaction that does it: neither is there without the other.
 *
 * @param what the thing and what is done to it, in lower case: `provider.state`
 * @param target which thing: an account, a provider's code; '' where there is but one
 * @param detail what it is changed to; never a password, key or token
 * @param before what the same fields were, where something is changed or taken away
 */
export const audit = async (
  tx: Tx,
  { name, at }: Operator,
  what: string,
  target: string,
  detail: Values = {},
  before?: Values,
): Promise<void> => {
  await tx.insert(operatorAction).values({
    at,
    who: name,
    what,
    target,
    detail: readable(detail),
    before: before ? readable(before) : null,
  });
};
