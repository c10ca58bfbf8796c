import { createServer, request } from "node:http";

/**
 * A proxy between gateway and platform that counts calls by path, so that a benchmark sees how often a page was really
 * rendered. `to` is evaluated at each call, because the platform starts later; it is '' until then.
 */
export const startCountingProxy = async (to: () => string) => {
  const counts = new Map<string, number>();
  const server = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? "/", "http://any").pathname;
    counts.set(path, (counts.get(path) ?? 0) + 1);
    const platform = to();
    if (platform === "") return void outgoing.writeHead(503).end();
    const onward = request(
      new URL(incoming.url ?? "/", platform),
      { method: incoming.method ?? "GET", headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the proxy has no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    /** Returns the calls by path since the last time, and resets the counts. */
    take: (): Record<string, number> => {
      const taken = Object.fromEntries(counts);
      counts.clear();
      return taken;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
