import type { Locale } from "@naluma/site/locale";
import type * as v from "valibot";
import type { Tx } from "../ground/db/open.ts";
import type { Holder } from "../members/sessions.ts";
import { failure, type Answer } from "./answer.ts";

/** The caller, the language, and the services that the call needs. */
export interface Ask<Needs = unknown> {
  readonly services: Needs;
  readonly lang: Locale;
  /** The address of the player, as far as it can be known. */
  readonly address: string;
  /** The country that the player asks from, '' where it is not known. */
  readonly country: string;
  /** Of the page that asks, as its browser says; '' where none does. */
  readonly host: string;
  readonly holder: Holder | undefined;
}

export interface MemberAsk<Needs = unknown> extends Ask<Needs> {
  readonly holder: Holder;
}

/** A call that moves money: everything it does happens in `tx`, together with the stored answer. */
export interface MoneyAsk<Needs = unknown> extends MemberAsk<Needs> {
  readonly tx: Tx;
  /** The Idempotency-Key, or one made up where the client sent none. */
  readonly key: string;
  /** Begun once the transaction is committed. */
  readonly afterwards: (task: () => void) => void;
}

/** Texts and numbers of a request; keys that are not named are refused. */
export type BodySchema = v.GenericSchema<unknown, Record<string, unknown>>;

export type Tag =
  | "Login"
  | "Member"
  | "Play and wallet"
  | "Lobby"
  | "Demo play"
  | "Promotions"
  | "Registration"
  | "Site"
  | "Own site routes"
  | "Agent centre";

/** How a token is looked at: `needed` or 401; `welcome`, where a refused one is a 401; `ignored` (W-13). */
export type TokenRule = "needed" | "welcome" | "ignored";

/** A call of the contract, or one of a member's that only a sandbox has. */
export type CallPath = `/api/${string}` | `/sandbox/member/${string}`;

interface Described {
  readonly path: CallPath;
  readonly operationId: string;
  readonly tag: Tag;
  readonly token: TokenRule;
  readonly throttled?: boolean;
  /** leave1 never renews the token (docs/wire/wire.md, 'Clarifications'). */
  readonly keepsToken?: boolean;
  /** Its answer renews the token, however young that is. */
  readonly renewsToken?: boolean;
  /** Takes an Idempotency-Key. */
  readonly takesKey?: boolean;
}

/**
 * A call as the pipeline carries it out; made by `call`, `memberCall` and `moneyCall`. One that needs a part of
 * the services stands wherever all of them are given.
 */
export interface Call<Needs = never> extends Described {
  readonly method: "get" | "post";
  readonly body: BodySchema;
  /** What success carries. */
  readonly data: v.GenericSchema;
  readonly carryOut: (
    ask: Ask<Needs>,
    body: Record<string, unknown>,
    key: string | undefined,
  ) => Promise<Answer>;
}

interface Own<Asking, Body extends BodySchema> extends Described {
  readonly method?: "get" | "post";
  readonly body: Body;
  readonly data: v.GenericSchema;
  readonly run: (ask: Asking, body: v.InferOutput<Body>, key?: string) => Promise<Answer>;
}

/** The pipeline has read `body` with the schema of the same call before it comes here. */
const asRead = <Body extends BodySchema>(body: Record<string, unknown>) =>
  body as v.InferOutput<Body>;

/** A call that visitors may make. */
export const call = <Body extends BodySchema, Needs>({
  run,
  ...own
}: Own<Ask<Needs>, Body>): Call<Needs> => ({
  method: "post",
  ...own,
  carryOut: (ask, body, key) => run(ask, asRead<Body>(body), key),
});

export const holdsToken = <Needs>(ask: Ask<Needs>): ask is MemberAsk<Needs> =>
  ask.holder !== undefined;

/** A call for members only. */
export const memberCall = <Body extends BodySchema, Needs>({
  run,
  ...own
}: Omit<Own<MemberAsk<Needs>, Body>, "token">): Call<Needs> => ({
  method: "post",
  ...own,
  token: "needed",
  carryOut: async (ask, body) =>
    holdsToken(ask) ? run(ask, asRead<Body>(body)) : failure(401, ask.lang),
});
