import * as v from "valibot";
import { WebSocket } from "ws";
import type { StartedSandbox } from "./started.ts";

const frame = v.object({
  event: v.string(),
  channel: v.optional(v.string()),
  data: v.optional(v.union([v.pipe(v.string(), v.parseJson()), v.unknown()])),
});

export type Heard = v.InferOutput<typeof frame>;

export interface Listener {
  /** Resolves with the first frame of that event, including earlier ones; each frame is returned only once. */
  next(event: string): Promise<Heard>;
  /** All received frames that were not awaited yet. */
  readonly heard: readonly Heard[];
  /** Resolves with the close code of the socket. */
  readonly closed: Promise<number>;
  close(): void;
}

/** A member's socket on the private channel, as a browser opens it. */
export const listen = async (
  sandbox: StartedSandbox,
  { token, memberId }: { readonly token: string; readonly memberId: number },
): Promise<Listener> => {
  const key = sandbox.services.socketKey;
  const socket = new WebSocket(`ws://127.0.0.1:${sandbox.apiPort}/app/${key}?protocol=7`);
  const heard: Heard[] = [];
  const waiting: { readonly event: string; readonly resolve: (frame: Heard) => void }[] = [];
  socket.on("message", (data: Buffer) => {
    const read = v.parse(v.pipe(v.string(), v.parseJson(), frame), data.toString());
    const index = waiting.findIndex(({ event }) => event === read.event);
    const [waiter] = index < 0 ? [] : waiting.splice(index, 1);
    if (waiter) waiter.resolve(read);
    else heard.push(read);
  });
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  const next = (event: string) => {
    const index = heard.findIndex((one) => one.event === event);
    const [before] = index < 0 ? [] : heard.splice(index, 1);
    return before
      ? Promise.resolve(before)
      : new Promise<Heard>((resolve) => waiting.push({ event, resolve }));
  };

  const { data } = await next("pusher:connection_established");
  const { socket_id } = v.parse(v.object({ socket_id: v.string() }), data);
  const channel = `private-member.${memberId}`;
  const answer = await fetch(`${sandbox.origin}/api/broadcasting/auth`, {
    method: "POST",
    headers: { authorization: token },
    body: new URLSearchParams({ socket_id, channel_name: channel }),
  });
  const { auth } = v.parse(v.object({ auth: v.string() }), await answer.json());
  socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, auth } }));
  await next("pusher_internal:subscription_succeeded");
  return { next, heard, closed, close: () => socket.close() };
};
