import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { readJson, valueAt } from "./json-value.ts";
import type { Mask } from "./masking.ts";

/** As long as a player's client waits (wire.md, Address and body). */
const timeout = 30_000;

export interface Sending {
  readonly method?: "DELETE" | "GET" | "HEAD" | "POST" | "PUT";
  readonly path: string;
  readonly body?: unknown;
  /** Sent as it is instead of a body, e.g. because it is no JSON. */
  readonly text?: string;
  /** The type of `text`, where that is not JSON on purpose. */
  readonly contentType?: string;
  readonly token?: string | undefined;
  readonly hasKey?: boolean;
  /** Instead of a new Idempotency-Key. */
  readonly key?: string;
  /** Instead of those that every request has, or beside them. */
  readonly headers?: Readonly<Record<string, string>>;
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
  /** Sends everything and goes away before the answer, as a player whose connection breaks does. */
  lose(sending: Sending): Promise<void>;
  /** Adds a duration to those that are reported. */
  note(what: string, ms: number): void;
  /** Durations in ms of calls that were understood, by path. */
  readonly durations: ReadonlyMap<string, readonly number[]>;
  /** Codes that were answered with the status 200, by path. */
  readonly codes: ReadonlyMap<string, ReadonlySet<string>>;
}

/** There was no answer several times in a row; more requests would only take as long. */
export class Unreachable extends Error {
  override readonly name = "Unreachable";
}

const mostFailures = 5;

/** The code of either envelope. */
const codeIn = (json: unknown): string => {
  const code = valueAt(json, "header", "status") ?? valueAt(json, "code");
  return typeof code === "string" || typeof code === "number" ? String(code) : "";
};

const headersOf = (
  {
    method = "POST",
    contentType = "application/json",
    token,
    hasKey = false,
    key,
    headers = {},
  }: Sending,
  language: string,
): Record<string, string> => {
  const keyToSend = key ?? (hasKey ? crypto.randomUUID() : undefined);
  return {
    lang: language,
    ...(method === "POST" && { "content-type": contentType }),
    ...(token !== undefined && { authorization: token }),
    ...(keyToSend !== undefined && { "idempotency-key": keyToSend }),
    ...headers,
  };
};

/** Ends the connection once everything has been handed to the network. */
const sendAndLeave = (url: URL, headers: Record<string, string>, body: string): Promise<void> =>
  new Promise((resolve) => {
    const request = url.protocol === "https:" ? requestHttps : requestHttp;
    const sending = request(url, { method: "POST", headers, agent: false });
    sending.on("finish", () => sending.destroy());
    // Whatever became of the connection, the answer is lost, which is what was wanted.
    sending.on("error", () => {});
    sending.on("close", resolve);
    sending.end(body);
  });

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
  const codes = new Map<string, Set<string>>();
  let failures = 0;

  const note = (path: string, ms: number) =>
    durations.set(path, [...(durations.get(path) ?? []), ms]);

  return {
    durations,
    codes,
    note,
    lose: (sending) =>
      sendAndLeave(
        new URL(`${origin}${sending.path}`),
        headersOf(sending, language),
        sending.text ?? JSON.stringify(sending.body ?? {}),
      ),
    send: async (sending) => {
      const { method = "POST", path, body = {}, text } = sending;
      const sent = method === "POST" ? (text ?? JSON.stringify(body)) : "";
      const since = performance.now();
      const request = { method, path, sent };
      let hasAnswered = false;
      try {
        const answer = await fetch(`${origin}${path}`, {
          method,
          headers: headersOf(sending, language),
          ...(method === "POST" && { body: sent }),
          redirect: "manual",
          signal: AbortSignal.timeout(timeout),
        });
        hasAnswered = true;
        const { status, headers } = answer;
        mask.hide(headers.get("authorization") ?? "");
        const read = await answer.text();
        const ms = performance.now() - since;
        const json = readJson(read);
        if (status === 200 && method === "POST") {
          note(path, ms);
          codes.set(path, (codes.get(path) ?? new Set()).add(codeIn(json)));
        }
        failures = 0;
        return { ...request, status, headers, text: read, json, ms };
      } catch (error) {
        // A body that cannot be read, as by gzip that is none, is an answer all the same.
        failures = hasAnswered ? 0 : failures + 1;
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
