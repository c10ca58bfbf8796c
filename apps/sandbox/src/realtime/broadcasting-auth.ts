import type { Context, Handler } from "hono";
import { channelClaim, sign } from "./signature.ts";

export interface ChannelMember {
  readonly id: number;
  readonly currency: string;
  /** Opaque id of the session's connections, which is all that others see of this member (W-72). */
  readonly userId: string;
}

interface ChannelRequest {
  readonly socketId: string;
  readonly channelName: string;
}

export interface ChannelAuth {
  readonly auth: string;
  readonly channel_data?: string;
}

const socketId = /^[0-9]+\.[0-9]+$/;
const channelName = /^(private-member\.([0-9]+|[A-Z]{2,5})|presence-member\.[A-Z]{2,5})$/;

/** The form fields of POST /api/broadcasting/auth (wire/openapi.yaml); undefined if they are not exactly those. */
function readChannelRequest(form: string): ChannelRequest | undefined {
  const fields = [...new URLSearchParams(form)];
  const named = new Map(fields);
  const socket = named.get("socket_id");
  const channel = named.get("channel_name");
  if (fields.length !== 2 || socket === undefined || channel === undefined) return undefined;
  if (!socketId.test(socket) || !channelName.test(channel)) return undefined;
  return { socketId: socket, channelName: channel };
}

/** A member may join the channel of their own id and the two of their currency, on this socket only. */
export function authoriseChannel(
  { socketId: socket, channelName: channel }: ChannelRequest,
  member: ChannelMember,
  app: { readonly key: string; readonly secret: string },
): ChannelAuth | "forbidden" {
  const proof = (channelData?: string) =>
    `${app.key}:${sign(app.secret, channelClaim(socket, channel, channelData))}`;

  switch (channel) {
    case `private-member.${member.id}`:
    case `private-member.${member.currency}`:
      return { auth: proof() };
    case `presence-member.${member.currency}`: {
      const channelData = JSON.stringify({ user_id: member.userId });
      return { auth: proof(channelData), channel_data: channelData };
    }
    default:
      return "forbidden";
  }
}

type Failure = 400 | 401 | 403 | 413;

export interface BroadcastingAuthDeps {
  /** The member that a stored token belongs to; undefined if it is expired, revoked or replaced. */
  memberOf(token: string): Promise<ChannelMember | undefined>;
  readonly key: string;
  readonly secret: string;
  /** From now on the socket belongs to this user, and is closed together with the user's others. */
  bind?(socketId: string, userId: string): void;
  /** Replaces the plain English envelope, so that this call refuses requests in the same way as all others. */
  readonly failure?: (c: Context, status: Failure) => Response | Promise<Response>;
}

/** In bytes: the form has two short fields, so anything larger is invalid. */
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
 * POST /api/broadcasting/auth (wire/openapi.yaml). It never renews the token, because the client's socket library
 * does not read response headers.
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
    // Checked again: if the session ended meanwhile, its sockets were closed before this one was bound.
    return (await deps.memberOf(token)) ? c.json(answer) : refuse(c, 401);
  };
}
