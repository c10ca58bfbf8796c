import ky, { isNetworkError, isTimeoutError, type Options } from "ky";
import * as v from "valibot";
import type { Answer, Refusal } from "./answer.ts";
import type { ApiPorts, SendOptions, TransportFailure } from "./api.ts";
import type { Call } from "./call.ts";
import { isSuccess, readEnvelope } from "./envelope.ts";

/** A product call gives up after 30 s (lobby-and-play §9). */
export const requestTimeout = 30_000;

/** `/api` once, also before paths that are listed with it. */
export const addressOf = (origin: string, path: string): string =>
  `${origin}${path.startsWith("/api/") ? "" : "/api"}${path}`;

const refuse = (refusal: Refusal): { ok: false; refusal: Refusal } => ({ ok: false, refusal });

/** One call, once: retries are the caller's, because only the caller knows its Idempotency-Key. */
export async function transmit<Body, Data>(
  ports: ApiPorts,
  call: Call<Body, Data>,
  body: Body,
  options: SendOptions & { signal: AbortSignal },
  abortMemberCalls: () => void,
): Promise<Answer<Data>> {
  const failed = (kind: TransportFailure, status = 0) =>
    refuse({ code: kind, message: ports.words(kind), data: null, status });

  const sent = options.token ?? ports.token();
  let response: Response;
  let text: string;
  try {
    response = await ky(
      addressOf(ports.origin, call.path),
      request(ports, call, body, options, sent),
    );
    text = await response.text();
  } catch (error) {
    if (options.signal.aborted) throw error;
    if (isTimeoutError(error)) return failed("timeout");
    return failed(isNetworkError(error) ? "offline" : "unknown");
  }

  if (response.status === 401) {
    abortMemberCalls();
    if (sent !== undefined) ports.onUnauthorized(call.path, sent);
  } else {
    const renewed = response.headers.get("authorization");
    if (renewed) ports.renewToken(renewed, sent);
  }

  const envelope = readEnvelope(parsed(text));
  if (!envelope) return failed("unknown", response.status);
  const { code, data } = envelope;
  if (!response.ok || !isSuccess(code)) {
    const message = envelope.message || ports.words("unknown");
    return refuse({ code, message, data, status: response.status });
  }
  const read = v.safeParse(call.reads, data);
  if (!read.success) return failed("unknown", response.status);
  return { ok: true, data: read.output, message: envelope.message };
}

function request<Body, Data>(
  ports: ApiPorts,
  call: Call<Body, Data>,
  body: Body,
  options: SendOptions & { signal: AbortSignal },
  token: string | undefined,
): Options {
  const headers: Record<string, string> = { lang: ports.lang() };
  if (token !== undefined) headers["authorization"] = token;
  if (options.idempotencyKey !== undefined) headers["Idempotency-Key"] = options.idempotencyKey;
  return {
    method: call.method,
    headers,
    signal: options.signal,
    timeout: requestTimeout,
    retry: 0,
    throwHttpErrors: false,
    cache: "no-store",
    ...(call.method === "POST" ? { json: body } : {}),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
