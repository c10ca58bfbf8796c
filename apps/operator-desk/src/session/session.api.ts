import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { ask, get, post, remove } from "../desk-api.ts";

const session = v.object({ name: v.string(), ends_at: v.string() });

export type Session = v.InferOutput<typeof session>;

const address = "/sandbox/desk/session";

const readSession = get(address, v.nullable(session));
export const signIn = post<{ readonly key: string; readonly name: string }, Session>(
  address,
  session,
);
export const signOut = remove(address);

export const sessionKey = ["session"] as const;

/** The signed-in operator; null if there is none. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => ask(readSession, undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
