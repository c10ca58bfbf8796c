import type { GenericSchema } from "valibot";

/** One row of the call table: the path, the request body and the response schema. */
export interface Call<Body, Data> {
  readonly method: "GET" | "POST";
  /** Without the `/api` prefix, which the transport adds once. */
  readonly path: string;
  /** Used for the body's type and by the contract tests; the client does not validate its own bodies at run time. */
  readonly body: GenericSchema<Body>;
  readonly reads: GenericSchema<unknown, Data>;
  /** Aborted when another call is answered with 401 (API-19 to API-25, A-043, A-126). */
  readonly abortedOn401: boolean;
  /** The call completes even if its tab is closed before the response. */
  readonly outlivesPage: boolean;
}

interface CallParts<Body, Data> {
  body: GenericSchema<Body>;
  reads: GenericSchema<unknown, Data>;
}

/** Listed explicitly, in addition to every path that contains /member. */
const alsoAborted = [
  "/arks/web/activity/roulette",
  "/arks/web/activity/roulette/info",
  "/arks/web/activity/roulette/spin",
  "/arks/web/activity/red_envelope_promotion",
];

/** A member must always be able to leave a game and to log out. */
const waysOut = ["/member/game/leave1", "/logout"];

const abortedOn401 = (path: string) =>
  !waysOut.includes(path) && (/\/member(\/|-games\/|$)/.test(path) || alsoAborted.includes(path));

export const post = <Body, Data>(path: string, parts: CallParts<Body, Data>): Call<Body, Data> => ({
  method: "POST",
  path,
  ...parts,
  abortedOn401: abortedOn401(path),
  outlivesPage: waysOut.includes(path),
});
