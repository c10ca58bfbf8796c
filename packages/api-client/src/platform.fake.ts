import * as v from "valibot";
import { RefusedError, type Answer } from "./answer.ts";
import type { Api } from "./api.ts";
import type { Call } from "./call.ts";
import { acrossNetwork } from "./network.fake.ts";

export const timeout = { code: "timeout", message: "Too slow.", data: null, status: 0 };

const offline = { code: "offline", message: "Network error.", data: null, status: 0 };

/**
 * The platform of a story: each read gets this response, parsed with its real schema, and everything that a member
 * sends is refused.
 */
export const platform = (answer: (path: string) => unknown): Api => ({
  send: () => Promise.resolve({ ok: false, refusal: timeout }),
  read: async (call) =>
    v.parse(
      call.reads,
      await acrossNetwork<unknown>(
        () => answer(call.path),
        () => Promise.reject(new RefusedError(offline)),
      ),
    ),
  abortMemberCalls: () => undefined,
  holdMemberCalls: () => undefined,
});

/** The same platform, but it accepts everything that a member sends. */
export const accepting = (api: Api): Api => ({
  ...api,
  send: async <Body, Data>(call: Call<Body, Data>) =>
    acrossNetwork<Answer<Data>>(
      () => ({ ok: true, data: v.parse(call.reads, null), message: "" }),
      () => ({ ok: false, refusal: offline }),
    ),
});
