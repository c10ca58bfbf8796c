import { createServer, request } from "node:http";

/**
 * Stands between gateway and platform and counts calls by path. So a benchmark sees how often a
 * page was really rendered. `to` is asked at each call: the platform starts later, and is '' until then.
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
    /** Calls by path since the last time, and begins anew. */
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
