import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ask, Refusal, type Call } from "./desk-api.ts";
import { sessionKey } from "./session/session.api.ts";

export type Sent<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * A call that changes something. Only one runs at a time, and a refusal is returned as a value. It stays pending until
 * its follow-up work is done as well, such as refetching a changed list.
 */
export function useDeskWrite<Input, Answer>(call: Call<Input, Answer>) {
  const queries = useQueryClient();
  const [pending, setPending] = useState(false);

  const ended = async (input: Input): Promise<Sent<Answer>> => {
    try {
      return { ok: true, answer: await ask(call, input) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 401) queries.setQueryData(sessionKey, null);
      return { ok: false, refusal: error };
    }
  };

  const send = async (
    input: Input,
    then: (sent: Sent<Answer>) => void | Promise<unknown>,
  ): Promise<void> => {
    setPending(true);
    try {
      await then(await ended(input));
    } finally {
      setPending(false);
    }
  };

  return { send, pending };
}
