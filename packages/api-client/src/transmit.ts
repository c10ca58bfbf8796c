import ky, { isNetworkError, isTimeoutError, type Options } from "ky";
import type { Answer, Refusal } from "./answer.ts";
import type { ApiPorts, SendOptions, TransportFailure } from "./api.ts";
import type { Call } from "./call.ts";
import { isSuccess, readAnswer, type Elsewhere, type ReadAnswer } from "./read-answer.ts";

/** Product calls time out after 30 s (API-03). */
export const requestTimeout = 30_000;

/**
 * Adds `/api` once, also to paths that are listed with it.
 */
export const addressOf = (origin: string, path: string): string =>
  `${origin}${path.startsWith("/api/") ? "" : "/api"}${path}`;

const refuse = (refusal: Refusal): { ok: false; refusal: Refusal } => ({ ok: false, refusal });

/** Sends one call, once. Retries are up to the caller, because only the caller knows its Idempotency-Key. */
export async function transmit<Body, Data>(
  ports: ApiPorts,
  call: Call<Body, Data>,
  body: Body,
  options: SendOptions & { signal: AbortSignal; elsewhere?: Elsewhere<Data> | undefined },
  abortMemberCalls: () => void,
): Promise<Answer<Data>> {
  const failed = (kind: TransportFailure, status = 0) =>
    refuse({ code: kind, message: ports.words(kind), data: null, status });

  const sent = options.token ?? ports.token();
  let response: Response;
  let answer: () => Promise<ReadAnswer<Data> | undefined>;
  try {
    response = await ky(
      addressOf(ports.origin, call.path),
      request(ports, call, body, options, sent),
    );
    const { elsewhere, signal } = options;
    if (elsewhere) {
      const bytes = await response.arrayBuffer();
      answer = () => elsewhere(bytes, signal);
    } else {
      const text = await response.text();
      answer = async () => readAnswer(call.reads, text);
    }
  } catch (error) {
    if (options.signal.aborted) throw error;
    if (isTimeoutError(error)) return failed("timeout");
    return failed(isNetworkError(error) ? "offline" : "unknown");
  }

  const { headers, ok, status } = response;
  if (status === 401) {
    abortMemberCalls();
    if (sent !== undefined) ports.onUnauthorized(call.path, sent);
  } else {
    const renewed = headers.get("authorization");
    if (renewed) ports.renewToken(renewed, sent);
  }

  const read = await answer().catch((error: unknown) => {
    if (options.signal.aborted) throw error;
    return undefined;
  });
  if (!read) return failed("unknown", status);
  const { code, data, message, value } = read;
  if (!ok || !isSuccess(code)) {
    if (message) return refuse({ code, message, data, status });
    return refuse({ code, message: ports.words("unknown"), data, status, isWordless: true });
  }
  if (!value) return failed("unknown", status);
  return { ok: true, data: value.is, message, date: headers.get("date") ?? undefined };
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
    keepalive: call.outlivesPage,
    ...(call.method === "POST" ? { json: body } : {}),
  };
}
