import * as v from "valibot";
import type { Api } from "./api.ts";

/** What a call comes to that nobody answers in time. */
export const timeout = { code: "timeout", message: "Too slow.", data: null, status: 0 };

/**
 * The platform as a story wants it: each read gets this answer, through its real schema; what a member
 * sends is refused.
 */
export const platform = (answer: (path: string) => unknown): Api => ({
  send: () => Promise.resolve({ ok: false, refusal: timeout }),
  read: async (call) => v.parse(call.reads, await answer(call.path)),
  abortMemberCalls: () => undefined,
  holdMemberCalls: () => undefined,
});

/** The same platform, which takes whatever a member sends. */
export const accepting = (api: Api): Api => ({
  ...api,
  send: (call) => Promise.resolve({ ok: true, data: v.parse(call.reads, null), message: "" }),
});
