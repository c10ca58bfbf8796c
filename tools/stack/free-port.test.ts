import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "./free-port.ts";

test("ports are below those of outgoing connections, and each is another one", async () => {
  const ports = [];
  for (let each = 0; each < 10; each += 1) ports.push(await freePort());
  expect(new Set(ports).size).toBe(10);
  for (const port of ports) {
    expect(port).toBeGreaterThanOrEqual(16_384);
    expect(port).toBeLessThan(32_768);
  }
});

test("a port that somebody listens at is left out", async () => {
  const port = await freePort();
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(port + 1, "127.0.0.1", resolve));
  expect(await freePort()).toBeGreaterThan(port + 1);
  await new Promise((resolve) => taken.close(resolve));
});
