import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pinnedNode, root } from "../bootstrap/paths.mjs";
import { atPace, post } from "./pusher-api.ts";
import { gatherCrowd, timestamp } from "./socket-crowd.ts";

/** 500 clients, 100 events a second: 50,000 deliveries a second. */
const clients = 500;
const everyMs = 10;

const app = { id: "17", key: "bench", secret: "secret-of-the-bench" };
const channel = "board";
const filling = "x".repeat(120);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Kind = "ours" | "bare";

const start = async (kind: Kind) => {
  const program = join(root, "apps/sandbox/src/testing/broadcast-server.ts");
  const child = spawn(pinnedNode, [program, kind, app.id, app.key, app.secret], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line]: unknown[] = await once(child.stdout, "data");
  const port = Number(/listening (\d+)/.exec(String(line))?.[1]);
  if (!port) throw new Error(`the ${kind} server does not listen`);
  return { port, pid: child.pid, stop: () => child.kill("SIGTERM") };
};

/** How to make each server send the same message to all clients. */
const publish = {
  async ours(port: number) {
    const data = JSON.stringify({ at: timestamp(), filling });
    const event = { name: "news", channels: [channel], data };
    await post(`http://127.0.0.1:${port}`, app, "events", event);
  },
  async bare(port: number) {
    const data = JSON.stringify({ at: timestamp(), filling });
    const body = JSON.stringify({ event: "news", channel, data });
    await (await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body })).text();
  },
};

/** Publishes at a steady pace, even if the server lags; returns the times of all deliveries. */
const drive = async (
  kind: Kind,
  port: number,
  crowd: Awaited<ReturnType<typeof gatherCrowd>>,
  seconds: number,
): Promise<number[]> => {
  crowd.take();
  const count = await atPace(everyMs, seconds, () => publish[kind](port));
  await pause(500);
  const deliveries = crowd.take();
  if (deliveries.length !== count * clients)
    throw new Error(`${kind}: ${deliveries.length} of ${count * clients} deliveries arrived`);
  return deliveries;
};

/**
 * Compares the socket server with a bare broadcast of `ws`, in alternation: milliseconds from publishing over HTTP
 * until each of 500 clients has the message.
 *
 * @param seconds for each, in turns of five
 */
export async function compareServers(seconds: number): Promise<Record<Kind, number[]>> {
  const servers = { ours: await start("ours"), bare: await start("bare") };
  const subscribe = JSON.stringify({ event: "pusher:subscribe", data: { channel } });
  const crowds = {
    ours: await gatherCrowd(
      servers.ours.port,
      `/app/${app.key}?protocol=7`,
      clients,
      subscribe,
      (message) => message.includes("subscription_succeeded"),
    ),
    bare: await gatherCrowd(servers.bare.port, "/", clients, undefined, () => true),
  };
  const times: Record<Kind, number[]> = { ours: [], bare: [] };
  try {
    // A warm-up run of both before anything is measured.
    for (const kind of ["bare", "ours"] as const)
      // oxlint-disable-next-line no-await-in-loop -- one at a time
      await drive(kind, servers[kind].port, crowds[kind], 2);
    for (let turn = 0; turn < Math.ceil(seconds / 5); turn += 1)
      for (const kind of ["bare", "ours"] as const) {
        const { port } = servers[kind];
        // oxlint-disable-next-line no-await-in-loop -- one at a time
        const more = await drive(kind, port, crowds[kind], Math.min(5, seconds));
        times[kind] = times[kind].concat(more);
      }
  } finally {
    for (const kind of ["bare", "ours"] as const) {
      crowds[kind].leave();
      servers[kind].stop();
    }
  }
  return times;
}
