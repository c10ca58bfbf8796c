import { useState } from "react";
import { unlessAborted, type Answer, type Refusal } from "./answer.ts";
import type { Api, SendOptions } from "./api.ts";
import type { Call } from "./call.ts";
import { useApi } from "./use-api.ts";

export type WriteState<Data> =
  | { readonly at: "ready" | "sending" }
  | { readonly at: "done"; readonly data: Data }
  | { readonly at: "refused"; readonly refusal: Refusal };

/** A call, or a function that loads it, for schemas that are not part of the first page load. */
export type Written<Body, Data> = Call<Body, Data> | (() => Promise<Call<Body, Data>>);

/** Resolves with `undefined` when a logout aborted the call, or when a call is already in flight. */
export type Send<Body, Data> = (
  body: Body,
  options?: SendOptions,
) => Promise<Answer<Data> | undefined>;

const stateAfter = <Data>(answer: Answer<Data> | undefined): WriteState<Data> => {
  if (!answer) return { at: "ready" };
  return answer.ok ? { at: "done", data: answer.data } : { at: "refused", refusal: answer.refusal };
};

/** For a call that changes something: only one runs at a time, and a refusal is returned as a value. */
export function createWrite<Body, Data>(
  api: Pick<Api, "send">,
  call: Written<Body, Data>,
  onState: (state: WriteState<Data>) => void,
): Send<Body, Data> {
  let isSending = false;

  return async (body, options) => {
    if (isSending) return undefined;
    isSending = true;
    onState({ at: "sending" });
    try {
      const loaded = typeof call === "function" ? await call() : call;
      const answer = await unlessAborted(api.send(loaded, body, options));
      onState(stateAfter(answer));
      return answer;
    } catch (error) {
      onState({ at: "ready" });
      throw error;
    } finally {
      isSending = false;
    }
  };
}

/**
 * For a component's call that changes something (decision 0024). Reads are queries: `useQuery` with the options of an
 * `*.api.ts` or `*-queries.ts` file. A state machine's runner uses `api.send`.
 */
export function useWrite<Body, Data>(
  call: Written<Body, Data>,
): { readonly state: WriteState<Data>; readonly send: Send<Body, Data> } {
  const api = useApi();
  const [state, setState] = useState<WriteState<Data>>({ at: "ready" });
  const [send] = useState(() => createWrite(api, call, setState));
  return { state, send };
}
