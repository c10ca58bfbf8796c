import type { Capability } from "@naluma/site/capabilities";
import type { Locale } from "@naluma/site/locale";
import type * as v from "valibot";
import type { Tx } from "../ground/db/database.ts";
import type { Holder } from "../members/sessions.ts";
import { failure, type Answer } from "./answer.ts";

/** The caller, the language, and the services that the call needs. */
export interface Ask<Needs = unknown> {
  readonly services: Needs;
  readonly lang: Locale;
  /** The player's address, as far as it is known. */
  readonly address: string;
  /** The player's country, '' if not known. */
  readonly country: string;
  /** The host of the requesting page according to the browser; '' if not sent. */
  readonly host: string;
  readonly holder: Holder | undefined;
}

export interface MemberAsk<Needs = unknown> extends Ask<Needs> {
  readonly holder: Holder;
}

/** A call that moves money: all its effects happen in `tx`, together with the stored response. */
export interface MoneyAsk<Needs = unknown> extends MemberAsk<Needs> {
  readonly tx: Tx;
  /** The Idempotency-Key, or a generated one if the client sent none. */
  readonly key: string;
  /** Runs a task once the transaction is committed. */
  readonly afterwards: (task: () => void) => void;
}

/** Texts and numbers of a request; unknown keys are refused. */
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
  | "Member services";

/**
 * How a token is treated: `needed`: without a valid one the call gets a 401. `welcome`: optional, but an invalid
 * one gets a 401. `ignored` (W-13).
 */
export type TokenRule = "needed" | "welcome" | "ignored";

interface Described {
  readonly path: `/api/${string}`;
  readonly operationId: string;
  readonly tag: Tag;
  readonly token: TokenRule;
  /** The member service that it belongs to, or several, of which one is enough; every platform has the other calls. */
  readonly capability?: Capability | readonly Capability[];
  readonly throttled?: boolean;
  /** leave1 never renews the token (docs/wire/wire.md, 'Clarifications'). */
  readonly keepsToken?: boolean;
  /** The response always renews the token, however new it is. */
  readonly renewsToken?: boolean;
  readonly takesKey?: boolean;
}

/**
 * A call as the pipeline executes it; created by `call`, `memberCall` and `moneyCall`. A call that needs some of
 * the services can be used wherever all of them are available.
 */
export interface Call<Needs = never> extends Described {
  readonly method: "get" | "post";
  readonly body: BodySchema;
  /** The payload of a success. */
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

/** The pipeline has already validated `body` with this call's schema. */
const asRead = <Body extends BodySchema>(body: Record<string, unknown>) =>
  body as v.InferOutput<Body>;

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
