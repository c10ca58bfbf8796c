import type { SlotSymbol } from "../slot/reels.ts";
import { isRecord, isSymbol, page, text } from "./page-words.ts";

export interface Round {
  readonly id: string;
  readonly at: string;
  /** Amounts are decimal text. */
  readonly stake: string;
  readonly win: string;
  readonly stops: readonly number[];
  readonly lines: readonly RoundLine[];
  readonly scatters: number;
  readonly scatterWin: string;
  readonly nonce: number;
  readonly clientSeed: string;
  readonly commitment: string;
  /** Known once the seed was put away. */
  readonly serverSeed: string | undefined;
}

export interface RoundLine {
  readonly line: number;
  readonly symbol: SlotSymbol;
  readonly count: number;
  readonly amount: string;
}

export interface SeedInUse {
  readonly commitment: string;
  readonly nextNonce: number;
}

export interface Session {
  readonly session: string;
  readonly symbol: string;
  readonly balance: string;
  readonly stakes: readonly string[];
  readonly stake: string;
  readonly last: Round | undefined;
}

/** `lost` covers everything that is no answer of the provider. */
export type Answer<Data> =
  | { readonly ok: true; readonly data: Data }
  | {
      readonly ok: false;
      readonly error: string;
      /** With `later`: when the next is possible, ISO. */
      readonly nextAt?: string;
    };

const lost = { ok: false, error: "lost" } as const;

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function asRound(value: unknown): Round | undefined {
  if (!isRecord(value) || typeof value["id"] !== "string") return undefined;
  return {
    id: value["id"],
    at: text(value["at"]),
    stake: text(value["stake"]),
    win: text(value["win"]),
    stops: list(value["stops"]).map(Number),
    lines: list(value["lines"]).flatMap((line): RoundLine[] => {
      if (!isRecord(line) || !isSymbol(line["symbol"])) return [];
      return [
        {
          line: Number(line["line"]),
          symbol: line["symbol"],
          count: Number(line["count"]),
          amount: text(line["amount"]),
        },
      ];
    }),
    scatters: Number(value["scatters"]),
    scatterWin: text(value["scatterWin"]),
    nonce: Number(value["nonce"]),
    clientSeed: text(value["clientSeed"]),
    commitment: text(value["commitment"]),
    serverSeed: typeof value["serverSeed"] === "string" ? value["serverSeed"] : undefined,
  };
}

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
    const answer = await fetch(page.api + path, {
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
      return { ok: false, error: text(value["error"]), nextAt: text(value["nextAt"]) };
    }
    if (!answer.ok) return lost;
    const data = read(value);
    return data === undefined ? lost : { ok: true, data };
  } catch {
    return lost;
  }
}

/** Opens the ticket; all later calls carry the session that it gives. */
export async function open(ticket: string): Promise<Answer<Session>> {
  const answer = await call("/session", { ticket }, (value) => ({
    session: text(value["session"]),
    symbol: text(value["symbol"]),
    balance: text(value["balance"]),
    stakes: list(value["stakes"]).map(text),
    stake: text(value["stake"]),
    last: asRound(value["last"]),
  }));
  if (answer.ok) session = answer.data.session;
  return answer;
}

export const spin = (ask: {
  readonly roundId: string;
  readonly stake: string;
  readonly clientSeed: string;
}): Promise<Answer<{ readonly round: Round; readonly balance: string }>> =>
  call("/spin", ask, (value) => {
    const round = asRound(value["round"]);
    return round && { round, balance: text(value["balance"]) };
  });

/** The same key is the same press: it is credited once, however often it is sent. */
export const topUp = (
  key: string,
): Promise<Answer<{ readonly amount: string; readonly balance: string }>> =>
  call("/top-up", { key }, (value) => ({
    amount: text(value["amount"]),
    balance: text(value["balance"]),
  }));

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
