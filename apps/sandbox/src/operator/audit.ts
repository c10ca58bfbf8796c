import { isoTime } from "../ground/clock.ts";
import type { Tx } from "../ground/db/database.ts";
import { operatorAction } from "./schema.ts";

type Values = Readonly<Record<string, unknown>>;

/** The log is read by people, so times are written in a readable form. */
const readable = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "number" && /(_at|At)$/.test(name) ? isoTime(value) : value,
    ]),
  );

/** The operator and time of a call, for the audit log. */
export interface Operator {
  /** As entered when signing in to the desk; `operator key` for calls that send the key itself. */
  readonly name: string;
  /** In ms since 1970, by the sandbox's clock. */
  readonly at: number;
}

/**
 * Records an operator's action in the transaction that performs it, so that neither exists without the other.
 *
 * @param what the kind of object and the action, in lower case: `provider.state`
 * @param target the object: an account, a provider's code; '' if there is only one
 * @param detail the new values; never a password, key or token
 * @param before the previous values of the same fields, if something is changed or removed
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
