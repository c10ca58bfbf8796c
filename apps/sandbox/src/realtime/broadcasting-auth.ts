import type { Context, Handler } from "hono";
import { authoriseChannel, readChannelRequest, type ChannelMember } from "./channel-auth.ts";

type Failure = 400 | 401 | 403 | 413;

export interface BroadcastingAuthDeps {
  /** The member that a stored token belongs to; undefined when it is expired, revoked or replaced. */
  memberOf(token: string): Promise<ChannelMember | undefined>;
  readonly key: string;
  readonly secret: string;
  /** From now on the socket is one of this user's, and ends with them. */
  bind?(socketId: string, userId: string): void;
  /** Replaces the plain English envelope, so that this call can refuse as all the others do. */
  readonly failure?: (c: Context, status: Failure) => Response | Promise<Response>;
}

/** Two short fields; more than this is no authorisation. */
const largestForm = 4_096;

const messages: Readonly<Record<Failure, string>> = {
  400: "The request is malformed.",
  401: "Please log in again.",
  403: "This channel is not open to you.",
  413: "The request is too large.",
};

const envelope = (c: Context, status: Failure) =>
  c.json({ code: String(status), message: messages[status], data: null }, status);

/**
 * POST /api/broadcasting/auth (wire/events.yaml). It never renews the token: the socket library of the client
 * does not read answer headers.
 */
export function broadcastingAuth(deps: BroadcastingAuthDeps): Handler {
  const refuse = deps.failure ?? envelope;

  return async (c) => {
    const token = c.req.header("authorization");
    const member = token ? await deps.memberOf(token) : undefined;
    if (!token || !member) return refuse(c, 401);

    const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
    if (type !== "application/x-www-form-urlencoded") return refuse(c, 400);
    if (Number(c.req.header("content-length") ?? 0) > largestForm) return refuse(c, 413);
    const form = await c.req.text();
    if (form.length > largestForm) return refuse(c, 413);

    const request = readChannelRequest(form);
    if (!request) return refuse(c, 400);
    const answer = authoriseChannel(request, member, deps);
    if (answer === "forbidden") return refuse(c, 403);
    deps.bind?.(request.socketId, member.userId);
    // Asked again: of a session that ended before that, the sockets have been closed without this one.
    return (await deps.memberOf(token)) ? c.json(answer) : refuse(c, 401);
  };
}
