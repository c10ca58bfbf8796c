import {
  RefusedError,
  type Answer,
  type Api,
  type Call,
  type Refusal,
  type SendOptions,
} from "@naluma/api-client";
import * as v from "valibot";
import { acrossNetwork } from "./network.fake.ts";

/** The platform's reply: `data` as it is on the wire, or a refusal. A promise delays the response. */
export type Reply = { readonly data: unknown } | { readonly refusal: Partial<Refusal> };

export interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly key: string | undefined;
  /** Sent with this call instead of the stored token. */
  readonly token: string | undefined;
}

export interface FakeApi extends Api {
  /** Every call so far, in order. */
  readonly sent: Sent[];
  paths(): string[];
}

const silent: Refusal = { code: "unknown", message: "Unknown error.", data: null, status: 0 };

/**
 * Replies by path, parsed with the real schemas. A path without a reply is refused. `sending` is called for each call
 * as it is sent.
 */
export function fakeApi(
  replies: Readonly<Record<string, (sent: Sent) => Reply | Promise<Reply>>>,
  sending: (sent: Sent) => void = () => undefined,
): FakeApi {
  const sent: Sent[] = [];
  let leaving: Promise<unknown> | undefined;

  const api: FakeApi = {
    sent,
    paths: () => sent.map(({ path }) => path),
    async send<Body, Data>(
      call: Call<Body, Data>,
      body: Body,
      options: SendOptions = {},
    ): Promise<Answer<Data>> {
      if (call.abortedOn401 && leaving) {
        await leaving;
        throw new DOMException("Logged out", "AbortError");
      }
      const { idempotencyKey: key, token } = options;
      const now = { path: call.path, body, key, token };
      sent.push(now);
      sending(now);
      const answered = acrossNetwork(
        () => replies[call.path]?.(now),
        () => lost,
      );
      const reply = (await answered) ?? { refusal: {} };
      if ("refusal" in reply) return { ok: false, refusal: { ...silent, ...reply.refusal } };
      const read = v.safeParse(call.reads, reply.data);
      if (!read.success) return { ok: false, refusal: { ...silent, status: 200 } };
      return { ok: true, data: read.output, message: "Success" };
    },
    async read(call, body) {
      const answer = await api.send(call, body);
      if (!answer.ok) throw new RefusedError(answer.refusal);
      return answer.data;
    },
    abortMemberCalls: () => undefined,
    holdMemberCalls: (until) => void (leaving = until),
  };
  return api;
}

/** A refusal from the platform with the given code, at HTTP status 200. */
export const refused = (code: string, message = `Server says ${code}.`, data: unknown = null) => ({
  refusal: { code, message, data, status: 200 },
});

export const lost = { refusal: { code: "offline", message: "Network error.", status: 0 } };
