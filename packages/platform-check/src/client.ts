import { readJson } from "./json-value.ts";
import type { Mask } from "./masking.ts";

/** As long as a player's client waits (wire.md, Address and body). */
const timeout = 30_000;

export interface Sending {
  readonly method?: "GET" | "POST";
  readonly path: string;
  readonly body?: unknown;
  /** Sent as it is instead of a body, e.g. because it is no JSON. */
  readonly text?: string;
  /** The type of `text`, where that is not JSON on purpose. */
  readonly contentType?: string;
  readonly token?: string | undefined;
  readonly hasKey?: boolean;
  /** Instead of a new key for this request, e.g. that of an earlier one. */
  readonly key?: string;
}

/** A request with its answer, or the reason why there is none. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly sent: string;
  /** 0 without an answer. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined if the answer is no JSON. */
  readonly json: unknown;
  readonly ms: number;
  readonly failure?: string;
}

export interface Client {
  send(sending: Sending): Promise<Exchange>;
  /** Adds a duration to those that are reported. */
  note(what: string, ms: number): void;
  /** Durations in ms of calls that were understood, by path. */
  readonly durations: ReadonlyMap<string, readonly number[]>;
}

/** There was no answer several times in a row; more requests would only take as long. */
export class Unreachable extends Error {
  override readonly name = "Unreachable";
}

const mostFailures = 5;

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `no answer within ${timeout / 1_000} s`;
  return error.cause instanceof Error ? error.cause.message || String(error.cause) : error.message;
};

export const createClient = (options: {
  readonly origin: string;
  readonly language: string;
  readonly mask: Mask;
}): Client => {
  const { origin, language, mask } = options;
  const durations = new Map<string, number[]>();
  let failures = 0;

  const note = (path: string, ms: number) =>
    durations.set(path, [...(durations.get(path) ?? []), ms]);

  return {
    durations,
    note,
    send: async (sending) => {
      const { method = "POST", path, body = {}, text, token, hasKey = false } = sending;
      const { contentType = "application/json", key = crypto.randomUUID() } = sending;
      const sent = method === "GET" ? "" : (text ?? JSON.stringify(body));
      const since = performance.now();
      const request = { method, path, sent };
      try {
        const answer = await fetch(`${origin}${path}`, {
          method,
          headers: {
            lang: language,
            ...(method === "POST" && { "content-type": contentType }),
            ...(token !== undefined && { authorization: token }),
            ...(hasKey && { "idempotency-key": key }),
          },
          ...(method === "POST" && { body: sent }),
          redirect: "manual",
          signal: AbortSignal.timeout(timeout),
        });
        const { status, headers } = answer;
        mask.hide(headers.get("authorization") ?? "");
        const read = await answer.text();
        const ms = performance.now() - since;
        if (status === 200 && method === "POST") note(path, ms);
        failures = 0;
        return { ...request, status, headers, text: read, json: readJson(read), ms };
      } catch (error) {
        failures += 1;
        const failure = reasonOf(error);
        if (failures >= mostFailures) throw new Unreachable(`${path}: ${failure}`);
        const ms = performance.now() - since;
        return {
          ...request,
          status: 0,
          headers: new Headers(),
          text: "",
          json: undefined,
          ms,
          failure,
        };
      }
    },
  };
};
