import type { Client, Sending } from "../client.ts";
import type { CheckConfig } from "../config.ts";
import type { Contract, ContractCall } from "../contract.ts";
import { permissionFor, remainderOf, undoneBy } from "../effects.ts";
import { isObject, type JsonObject } from "../json-value.ts";
import type { Mask } from "../masking.ts";
import type { Results } from "../results.ts";

/** The session that makes the calls of a member. */
export interface Member {
  readonly token: string;
  /** The member id and currency that the login has answered. */
  readonly id?: number | undefined;
  readonly currency?: string | undefined;
}

/** What every check is made with. */
export interface CheckContext {
  readonly contract: Contract;
  readonly config: CheckConfig;
  readonly client: Client;
  readonly mask: Mask;
  readonly results: Results;
  readonly isReadOnly: boolean;
  /** The platform's services with their versions, by its site detail. */
  readonly services: ReadonlyMap<string, number>;
  /** What is different on the platform afterwards, with the number of times. */
  readonly remainders: Map<string, number>;
  /** Whether a call's examples have succeeded: a refusal shows nothing of what a success is made of. */
  readonly successes: Map<string, boolean>;
}

/** Why a call is not made; undefined if it may be made. */
export const objection = (
  { config, isReadOnly }: Pick<CheckContext, "config" | "isReadOnly">,
  call: Pick<ContractCall, "path">,
): string | undefined => {
  const permission = permissionFor(call);
  if (permission === undefined) return undefined;
  if (isReadOnly) return "it writes, and --read-only is set";
  return config.may[permission] === true
    ? undefined
    : `it writes, and the configuration does not say may.${permission}: true`;
};

export const leave = (
  { remainders }: Pick<CheckContext, "remainders">,
  remainder: string,
): void => {
  remainders.set(remainder, (remainders.get(remainder) ?? 0) + 1);
};

/** Keeps account of what a call has changed that succeeded. */
export const noteSuccess = (
  context: Pick<CheckContext, "remainders">,
  call: Pick<ContractCall, "path">,
): void => {
  const remainder = remainderOf(call);
  if (remainder !== undefined) leave(context, remainder);
  const undone = undoneBy(call);
  if (undone !== undefined) context.remainders.delete(undone);
};

/** Whether a call has ever succeeded, and what that has changed. */
export const noteAnswer = (
  context: Pick<CheckContext, "remainders" | "successes">,
  call: Pick<ContractCall, "id" | "path">,
  succeeded: boolean,
): void => {
  context.successes.set(call.id, succeeded || context.successes.get(call.id) === true);
  if (succeeded) noteSuccess(context, call);
};

const withValues = (object: JsonObject, values: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(object).map(([key, inner]) => [
      key,
      Object.hasOwn(values, key) ? values[key] : replaced(inner, values),
    ]),
  );

const replaced = (value: unknown, values: JsonObject): unknown => {
  if (Array.isArray(value)) return value.map((item) => replaced(item, values));
  return isObject(value) ? withValues(value, values) : value;
};

/** Values for this call alone are named with it: `startGame.game_code`. */
const ownValues = ({ values }: CheckConfig, call: string): JsonObject =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(`${call}.`) ? [[name.slice(call.length + 1), value]] : [],
    ),
  );

/** An example of the contract as this platform would be sent it; without one, the first. */
export const bodyFor = (
  config: CheckConfig,
  { id, examples }: Pick<ContractCall, "id" | "examples">,
  example: JsonObject = examples[0]?.body ?? {},
): JsonObject =>
  withValues(example, {
    site_id: config.site,
    currency: config.currency,
    member_currency: config.currency,
    language: config.language,
    ...config.values,
    ...ownValues(config, id),
  });

/** The parts of a request that are the same for every request of a call. */
export const addressOf = ({ path, takesKey }: ContractCall): Pick<Sending, "path" | "hasKey"> => ({
  path,
  hasKey: takesKey,
});
