import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ask, Refusal, type Call } from "./desk-api.ts";
import { sessionKey } from "./session/session.api.ts";

export type Sent<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * A call that changes something: one at a time, and a refusal is a value. It is pending until what follows from it is
 * done as well, such as the reading of a list that has changed.
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
