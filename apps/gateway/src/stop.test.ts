import { Agent, request } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startedGateway, type Started } from "./gateway.fake.ts";
import { fakePlatform, type FakePlatform } from "./proxy/platform.fake.ts";

const load = 100;

let arrived: () => void;
let open: () => void;
let platform: FakePlatform;
let gateway: Started;
let isStopped = false;
beforeEach(async () => {
  const gate = Promise.withResolvers<void>();
  open = gate.resolve;
  platform = await fakePlatform((_, response) => {
    arrived();
    void gate.promise.then(() => response.end('{"code":"100","message":"Success","data":null}'));
  });
  gateway = await startedGateway({ options: { apiOrigin: platform.origin } });
});
afterEach(async () => {
  open();
  if (!isStopped) await gateway.stop();
  await platform.stop();
});

/** Uses kept-alive connections, as browsers do. Resolves with the status or with the error code. */
const send = (agent: Agent, path: string, body: string): Promise<number | string | undefined> =>
  new Promise((resolve) => {
    const headers = { "content-type": "application/json", "content-length": body.length };
    request(gateway.origin + path, { method: "POST", agent, headers }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode));
    })
      .on("error", (error: NodeJS.ErrnoException) => resolve(error.code))
      .end(body);
  });

it("when the gateway is stopped under load, it answers all that it accepted, and accepts nothing else", async () => {
  const all = new Promise<void>((resolve) => {
    let count = 0;
    arrived = () => {
      count += 1;
      if (count === load) resolve();
    };
  });
  const agent = new Agent({ keepAlive: true });
  const answers = Promise.all(
    Array.from({ length: load }, () => send(agent, "/api/member/profile/my_cash", "{}")),
  );
  await all;
  const began = performance.now();
  const stopped = gateway.stop();
  isStopped = true;
  expect(await send(new Agent(), "/api/late", "{}")).toBe("ECONNREFUSED");
  open();
  expect(new Set(await answers)).toEqual(new Set([200]));
  await stopped;
  // An idle kept-alive connection does not delay the stop: it would only be closed after 65 s.
  expect(performance.now() - began).toBeLessThan(30_000);
  agent.destroy();
});
