import { afterAll, beforeAll, expect, test } from "vitest";
import { startForTest, type StartedSandbox } from "./testing/started.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest({
    API_PUBLIC_ORIGIN: "https://platform.example",
    PROVIDER_ORIGIN: "https://games.example",
  });
});
afterAll(() => sandbox.stop());

test("browsers are sent to the games and customer service that the environment names", async () => {
  const { playAddress, demoAddress, serviceAddress } = sandbox.services;
  expect(playAddress("t1")).toBe("https://games.example/play?ticket=t1");
  expect(demoAddress("t1")).toBe("https://games.example/demo?ticket=t1");
  expect(serviceAddress("en_US")).toBe("https://platform.example/sandbox/service?lang=en_US");
});
