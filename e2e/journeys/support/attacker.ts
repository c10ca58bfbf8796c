import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** An attacker's site while `use` runs: one empty page on its own origin. */
export async function withAttacker(use: (origin: string) => Promise<void>): Promise<void> {
  const server = createServer((_, answer) => {
    answer.setHeader("content-type", "text/html");
    answer.end("<!doctype html><title>Somebody else</title><link rel=icon href=data:,>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    await use(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
