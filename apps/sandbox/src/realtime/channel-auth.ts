import { channelClaim, sign } from "./signature.ts";

export interface ChannelMember {
  readonly id: number;
  readonly currency: string;
  /** Opaque name of the session's connections, under which others see this member (W-72). */
  readonly userId: string;
}

export interface ChannelRequest {
  readonly socketId: string;
  readonly channelName: string;
}

export interface ChannelAuth {
  readonly auth: string;
  readonly channel_data?: string;
}

const socketId = /^[0-9]+\.[0-9]+$/;
const channelName = /^(private-member\.([0-9]+|[A-Z]{2,5})|presence-member\.[A-Z]{2,5})$/;

/** Form fields of POST /api/broadcasting/auth (wire/events.yaml); undefined when they are not exactly those. */
export function readChannelRequest(form: string): ChannelRequest | undefined {
  const fields = [...new URLSearchParams(form)];
  const named = new Map(fields);
  const socket = named.get("socket_id");
  const channel = named.get("channel_name");
  if (fields.length !== 2 || socket === undefined || channel === undefined) return undefined;
  if (!socketId.test(socket) || !channelName.test(channel)) return undefined;
  return { socketId: socket, channelName: channel };
}

/** A member may join the channel of the own id and the two of the own currency, on this socket only. */
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
