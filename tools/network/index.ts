import { createServer, connect, type Socket } from "node:net";

/** The connections that a fault affects: the real-time sockets, all others, or both. */
export type Concerned = "sockets" | "calls" | "everything";

/** A network between a browser and the site that can fail in every way except changing bytes. */
export interface Network {
  readonly port: number;
  /** Drops everything silently: open and new connections hang. */
  stall(concerned: Concerned): void;
  /** Resets open connections once; new ones can be opened. */
  cut(concerned: Concerned): void;
  /** Resets open connections, and new ones as soon as their kind is known. */
  drop(concerned: Concerned): void;
  /** Ends all faults; stalled connections resume where they stopped. */
  restore(): void;
  /** The number of open connections of this kind. */
  open(concerned: Concerned): number;
  stop(): Promise<void>;
}

interface Passage {
  readonly near: Socket;
  readonly far: Socket;
  /** Undefined until the first line has arrived. */
  isSocket: boolean | undefined;
}

/** A WebSocket of the Pusher protocol begins with a request for an application's address. */
const socketRequest = /^GET \/app\//;

const concerns = (concerned: Concerned, { isSocket }: Passage): boolean =>
  concerned === "everything" || (isSocket !== undefined && isSocket === (concerned === "sockets"));

/** Forwards TCP from a port of its own to `target` on this machine. */
export const startNetwork = async (target: number, port = 0): Promise<Network> => {
  const passages = new Set<Passage>();
  let dropped: Concerned | undefined;
  let stalled: Concerned | undefined;
  let resume: () => void = () => undefined;
  let going = Promise.resolve();

  const isStalled = (passage: Passage) => stalled !== undefined && concerns(stalled, passage);
  const isDropped = (passage: Passage) => dropped !== undefined && concerns(dropped, passage);
  const reset = ({ near, far }: Passage) => {
    near.resetAndDestroy();
    far.resetAndDestroy();
  };

  /** Keeps the order: a later chunk never overtakes one that is still waiting. */
  const pass = async (passage: Passage, from: Socket, to: Socket): Promise<void> => {
    for await (const piece of from) {
      if (!(piece instanceof Uint8Array)) continue;
      if (passage.isSocket === undefined && from === passage.near)
        passage.isSocket = socketRequest.test(Buffer.from(piece).toString("latin1"));
      if (isDropped(passage)) return reset(passage);
      while (isStalled(passage)) await going;
      if (to.destroyed) return;
      if (!to.write(piece))
        await new Promise((resolve) => to.once("drain", resolve).once("close", resolve));
    }
    to.end();
  };

  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: target, host: "127.0.0.1", allowHalfOpen: true });
    const passage: Passage = { near, far, isSocket: undefined };
    passages.add(passage);
    const gone = () => {
      if (near.destroyed && far.destroyed) passages.delete(passage);
    };
    // If one side closes, the other is closed too, as with one connection.
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.setNoDelay(true);
      one.on("error", () => other.destroy());
      one.on("close", gone);
      pass(passage, one, other).catch(() => other.destroy());
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the network has no port");

  const restore = () => {
    dropped = undefined;
    stalled = undefined;
    resume();
  };
  const cut = (concerned: Concerned) => {
    for (const passage of passages) if (concerns(concerned, passage)) reset(passage);
  };
  return {
    port: address.port,
    stall: (concerned) => {
      stalled = concerned;
      going = new Promise((resolve) => (resume = resolve));
    },
    cut,
    drop: (concerned) => {
      dropped = concerned;
      cut(concerned);
    },
    restore,
    open: (concerned) => [...passages].filter((passage) => concerns(concerned, passage)).length,
    stop: async () => {
      restore();
      cut("everything");
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
