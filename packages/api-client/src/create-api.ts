import { RefusedError } from "./answer.ts";
import type { Api, ApiPorts } from "./api.ts";

/** The api of one page or of one server render. The transport itself is fetched with the first call. */
export function createApi(ports: ApiPorts): Api {
  const memberCalls = new Set<AbortController>();
  const loggedOut = () => new DOMException("Logged out", "AbortError");
  let leaving: Promise<unknown> | undefined;

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
      const answer = await api.send(call, body, { signal, elsewhere });
      if (!answer.ok) throw new RefusedError(answer.refusal);
      return answer.data;
    },
    abortMemberCalls() {
      for (const call of memberCalls) call.abort(loggedOut());
    },
    holdMemberCalls(until) {
      leaving = until.finally(() => (leaving = undefined));
    },
  };
  return api;
}
