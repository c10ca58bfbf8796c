import { scaledTimeout } from "@naluma/tools/timeouts";
import * as v from "valibot";
import { WebSocket } from "ws";
import { AnswerLost, type Client } from "./client.ts";
import { BrokenRule } from "./rules.ts";
import { socketKey } from "./sandbox-process.ts";

/** A start that gets no address within this time, in ms, is a fault. */
const timeout = scaledTimeout(120_000);

const frame = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ event: v.string(), data: v.optional(v.unknown()) }),
);
const inside = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.string(), v.parseJson(), v.object(entries));
const established = inside({ socket_id: v.string() });
const gameUrl = inside({ url: v.string(), launch_id: v.string() });

export interface Addresses {
  /** Waits for the ticket of a start. @throws AnswerLost when the process is gone */
  ticketOf(launchId: string): Promise<string>;
}

/** Opens the member's socket and subscribes, so that a pending start can notify it at once. */
export const listenForAddresses = async (
  api: string,
  client: Client,
  { memberId, token }: { readonly memberId: number; readonly token: string },
): Promise<Addresses> => {
  const socket = new WebSocket(`${api.replace("http:", "ws:")}/app/${socketKey}?protocol=7`);
  const tickets = new Map<string, string>();
  const events = new EventTarget();
  socket.on("error", () => socket.terminate());
  socket.on("close", () => events.dispatchEvent(new Event("gone")));
  const ready = new Promise<void>((resolve, reject) => {
    socket.on("close", () => reject(new AnswerLost("The socket is gone.")));
    socket.on("message", (data: Buffer) => {
      const heard = v.parse(frame, data.toString());
      if (heard.event === "pusher:connection_established") {
        const { socket_id } = v.parse(established, heard.data);
        const channel = `private-member.${memberId}`;
        void client
          .post(
            `${api}/api/broadcasting/auth`,
            new URLSearchParams({ socket_id, channel_name: channel }),
            { authorization: token },
          )
          .then(({ body }) => {
            const { auth } = v.parse(v.object({ auth: v.string() }), body);
            socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, auth } }));
          })
          .catch(reject);
      }
      if (heard.event === "pusher_internal:subscription_succeeded") resolve();
      if (heard.event === "pusher:ping") socket.send(JSON.stringify({ event: "pusher:pong" }));
      if (heard.event === "game.url") {
        const { url, launch_id } = v.parse(gameUrl, heard.data);
        tickets.set(launch_id, new URL(url).searchParams.get("ticket") ?? "");
        events.dispatchEvent(new Event("ticket"));
      }
    });
  });
  await ready;

  return {
    ticketOf: (launchId) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const ticket = tickets.get(launchId);
          if (ticket === undefined) return;
          end();
          resolve(ticket);
        };
        const gone = () => {
          end();
          reject(
            client.isCut
              ? new AnswerLost("The socket is gone.")
              : new BrokenRule("answered", "A socket broke."),
          );
        };
        const late = setTimeout(() => {
          end();
          reject(new BrokenRule("answered", `No address came for the start ${launchId}.`));
        }, timeout);
        const end = () => {
          clearTimeout(late);
          events.removeEventListener("ticket", look);
          events.removeEventListener("gone", gone);
        };
        events.addEventListener("ticket", look);
        events.addEventListener("gone", gone);
        if (socket.readyState === WebSocket.CLOSED) gone();
        else look();
      }),
  };
};
