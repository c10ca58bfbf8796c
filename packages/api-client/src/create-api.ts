import { RefusedError } from "./answer.ts";
import type { Api, ApiPorts, SendOptions } from "./api.ts";
import type { Call } from "./call.ts";
import type { Elsewhere } from "./read-answer.ts";

/** The API client of one page or one server render. The transport itself is loaded with the first call. */
export function createApi(ports: ApiPorts): Api {
  const memberCalls = new Set<AbortController>();
  const publicReads = new Set<AbortController>();
  const loggedOut = () => new DOMException("Logged out", "AbortError");
  let leaving: Promise<unknown> | undefined;

  /**
   * A public read sent with a token that is being revoked would be refused, so it waits, and a read in flight is
   * repeated without the token.
   */
  async function readInPublic<Body, Data>(
    call: Call<Body, Data>,
    body: Body,
    options: SendOptions & { elsewhere: Elsewhere<Data> | undefined },
  ) {
    for (;;) {
      if (leaving) await leaving;
      const repeat = new AbortController();
      const signals = [repeat.signal, options.signal].filter((signal) => signal !== undefined);
      publicReads.add(repeat);
      try {
        return await api.send(call, body, { ...options, signal: AbortSignal.any(signals) });
      } catch (error) {
        if (!repeat.signal.aborted || options.signal?.aborted) throw error;
      } finally {
        publicReads.delete(repeat);
      }
    }
  }

  const api: Api = {
    async send(call, body, options = {}) {
      if (call.abortedOn401 && leaving) {
        await leaving;
        throw loggedOut();
      }
      const abort = new AbortController();
      const signal = options.signal
        ? AbortSignal.any([options.signal, abort.signal])
        : abort.signal;
      if (call.abortedOn401) memberCalls.add(abort);
      try {
        const { transmit } = await import("./transmit.ts");
        return await transmit(ports, call, body, { ...options, signal }, api.abortMemberCalls);
      } finally {
        memberCalls.delete(abort);
      }
    },
    async read(call, body, signal, elsewhere) {
      const read = call.abortedOn401 ? api.send : readInPublic;
      const answer = await read(call, body, { signal, elsewhere });
      if (!answer.ok) throw new RefusedError(answer.refusal);
      return answer.data;
    },
    abortMemberCalls() {
      for (const call of memberCalls) call.abort(loggedOut());
    },
    holdMemberCalls(until) {
      leaving = until.finally(() => (leaving = undefined));
      for (const read of publicReads) read.abort(loggedOut());
    },
  };
  return api;
}
