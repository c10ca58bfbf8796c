import { createServer } from "node:net";

/**
 * Above the ports that Chromium refuses, and below those that systems use for outgoing connections. One of the latter
 * could be taken between the choice of a port and the moment that a server listens on it.
 */
const first = 16_384;
const count = 16_384;

/** Parallel processes start this many ports apart. */
const apart = 64;

let next = (process.pid * apart) % count;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(false) : reject(error),
    );
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

/** A port that is free now and that this process has not returned before. */
export const freePort = async (): Promise<number> => {
  for (let tried = 0; tried < count; tried += 1) {
    const port = first + next;
    next = (next + 1) % count;
    if (await isFree(port)) return port;
  }
  throw new Error("No port is free.");
};
