import type { Round } from "./game-view.ts";
import { engineIn, pageData } from "./page-data.ts";
import { asJson, isRecord, list, text } from "./read-json.ts";

export interface SeedInUse {
  readonly commitment: string;
  readonly nextNonce: number;
}

export interface Session {
  readonly session: string;
  readonly symbol: string;
  readonly hasDecimals: boolean;
  readonly balance: string;
  readonly stakes: readonly string[];
  readonly stake: string;
  /** The features that the operator allows the page to offer. */
  readonly rules: { readonly autoplay: boolean; readonly turbo: boolean };
  readonly last: Round | undefined;
}

interface Opening {
  readonly ticket: string;
  /** Lets the same page open the ticket again after a reload or a lost response. */
  readonly key: string;
}

/** `lost` covers everything that is not a response from the provider. */
export type Answer<Data> = { readonly ok: true; readonly data: Data } | Refused;

export interface Refused {
  readonly ok: false;
  readonly error: string;
  /** With `later`: when the next top-up is possible, ISO 8601. */
  readonly nextAt?: string;
  /** With one of the player's own limits or a time-out: when it ends, ISO 8601. */
  readonly until?: string;
}

const lost = { ok: false, error: "lost" } as const;

function asRound(value: unknown): Round | undefined {
  if (!isRecord(value) || typeof value["id"] !== "string") return undefined;
  return {
    id: value["id"],
    engine: engineIn(value["engine"]) ?? pageData.engine,
    at: text(value["at"]),
    stake: text(value["stake"]),
    staked: text(value["staked"]),
    win: text(value["win"]),
    choice: text(value["choice"]),
    moves: list(value["moves"]).map(text),
    isOver: value["isOver"] === true,
    next: list(value["next"]).map(text),
    elapsed: Number(value["elapsed"]),
    since: performance.now() - Number(value["elapsed"]),
    shown: asJson(value["shown"]),
    nonce: Number(value["nonce"]),
    clientSeed: text(value["clientSeed"]),
    commitment: text(value["commitment"]),
    serverSeed: typeof value["serverSeed"] === "string" ? value["serverSeed"] : undefined,
  };
}

const asRules = (value: unknown): Session["rules"] => ({
  autoplay: isRecord(value) && value["autoplay"] === true,
  turbo: isRecord(value) && value["turbo"] === true,
});

function asSeed(value: unknown): SeedInUse | undefined {
  return isRecord(value)
    ? { commitment: text(value["commitment"]), nextNonce: Number(value["nextNonce"]) }
    : undefined;
}

let session = "";

async function call<Data>(
  path: string,
  body: object | undefined,
  read: (value: Readonly<Record<string, unknown>>) => Data | undefined,
): Promise<Answer<Data>> {
  try {
    const answer = await fetch(pageData.api + path, {
      method: body ? "POST" : "GET",
      headers: {
        ...(body ? { "content-type": "application/json" } : {}),
        ...(session === "" ? {} : { authorization: `Bearer ${session}` }),
      },
      signal: AbortSignal.timeout(30_000),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const value: unknown = await answer.json();
    if (!isRecord(value)) return lost;
    if (text(value["error"]) !== "" && answer.status < 500) {
      return {
        ok: false,
        error: text(value["error"]),
        nextAt: text(value["nextAt"]),
        until: text(value["until"]),
      };
    }
    if (!answer.ok) return lost;
    const data = read(value);
    return data === undefined ? lost : { ok: true, data };
  } catch {
    return lost;
  }
}

/** Opens the ticket for this page; all later calls carry the session that this returns. */
export async function openSession(opening: Opening): Promise<Answer<Session>> {
  const answer = await call("/session", opening, (value) => ({
    session: text(value["session"]),
    symbol: text(value["symbol"]),
    hasDecimals: value["hasDecimals"] !== false,
    balance: text(value["balance"]),
    stakes: list(value["stakes"]).map(text),
    stake: text(value["stake"]),
    rules: asRules(value["rules"]),
    last: asRound(value["last"]),
  }));
  if (answer.ok) session = answer.data.session;
  return answer;
}

/** A round and the wallet balance after it. */
export interface Played {
  readonly round: Round;
  readonly balance: string;
}

function asPlayed(value: Readonly<Record<string, unknown>>): Played | undefined {
  const round = asRound(value["round"]);
  return round && { round, balance: text(value["balance"]) };
}

/** Idempotent: repeating an id returns the same round. */
export const beginRound = (ask: {
  readonly roundId: string;
  readonly stake: string;
  readonly choice: string;
  readonly clientSeed: string;
}): Promise<Answer<Played>> => call("/rounds", ask, asPlayed);

/** `step` counts the moves before this one; repeating a step returns the same move. */
export const makeMove = (ask: {
  readonly roundId: string;
  readonly step: number;
  readonly move: string;
}): Promise<Answer<Played>> => call("/moves", ask, asPlayed);

export const newestRound = (): Promise<Answer<Played>> => call("/round", undefined, asPlayed);

/** Idempotent: a top-up with the same key is credited once, however often it is sent. */
export const topUp = (
  key: string,
): Promise<Answer<{ readonly amount: string; readonly balance: string }>> =>
  call("/top-up", { key }, (value) => ({
    amount: text(value["amount"]),
    balance: text(value["balance"]),
  }));

/** Reports that the player has seen every result so far, so that the lobby may show the balance, too. */
export const reportShown = (): Promise<unknown> => call("/shown", {}, () => true);

export const balance = (): Promise<Answer<string>> =>
  call("/balance", undefined, (value) => text(value["balance"]));

export const history = (): Promise<
  Answer<{ readonly rounds: readonly Round[]; readonly seed: SeedInUse | undefined }>
> =>
  call("/history", undefined, (value) => ({
    rounds: list(value["rounds"]).flatMap((round) => asRound(round) ?? []),
    seed: asSeed(value["seed"]),
  }));

export const rotateSeed = (): Promise<Answer<SeedInUse>> =>
  call("/seeds", {}, (value) => asSeed(value["seed"]));
