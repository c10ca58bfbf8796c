import type { Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import * as v from "valibot";
import { isoTime } from "../ground/clock.ts";
import type { Bound } from "../wire/client-address.ts";
import { absoluteEnd, type DeskSession, type DeskSessions } from "./desk-sessions.ts";
import {
  deskCookie,
  deskCookiePath,
  isFromDesk,
  isOperatorKey,
  refuseGuess,
  refuseOperator,
  type GuessPorts,
} from "./operator-key.ts";
import { accepted, readJson } from "./read-json.ts";

const signIn = v.strictObject({
  key: v.pipe(v.string(), v.maxLength(1000)),
  /** Recorded in the audit log. */
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
});

const shown = ({ name, endsAt }: DeskSession) => ({
  name,
  ends_at: isoTime(endsAt),
});

/** Signing in to the desk and out of it; mounted before the check of the operator key. */
export const addDeskSession = (
  app: Hono<Bound>,
  ports: GuessPorts,
  {
    operatorKey,
    sessions,
    deskOrigin,
  }: {
    readonly operatorKey: string;
    readonly sessions: DeskSessions;
    readonly deskOrigin: string;
  },
): void => {
  const path = "/sandbox/desk/session";
  const cookie = {
    path: deskCookiePath,
    httpOnly: true,
    sameSite: "Strict",
    secure: deskOrigin.startsWith("https:"),
  } as const;
  const refuseForeign = (c: Context<Bound>) =>
    refuseOperator(c, 403, "Signing in is for the desk's own page alone.");

  app.get(path, async (c) => {
    if (!isFromDesk(c, deskOrigin)) return refuseForeign(c);
    const session = await sessions.find(getCookie(c, deskCookie) ?? "");
    return accepted(c, session ? shown(session) : null);
  });

  app.post(path, async (c) => {
    if (!isFromDesk(c, deskOrigin)) return refuseForeign(c);
    const read = await readJson(c, signIn);
    if ("refused" in read) return read.refused;
    if (!isOperatorKey(read.body.key, operatorKey))
      return refuseGuess(c, ports, "The operator key is wrong.");
    // Signing in again on a machine ends its previous session.
    await sessions.end(getCookie(c, deskCookie) ?? "");
    const session = await sessions.begin(read.body.name);
    setCookie(c, deskCookie, session.token, { ...cookie, maxAge: absoluteEnd / 1000 });
    return accepted(c, shown(session));
  });

  app.delete(path, async (c) => {
    if (!isFromDesk(c, deskOrigin)) return refuseForeign(c);
    await sessions.end(getCookie(c, deskCookie) ?? "");
    deleteCookie(c, deskCookie, cookie);
    return accepted(c);
  });
};
