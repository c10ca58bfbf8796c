import { expect, test } from "vitest";
import { runProviderServer } from "../providers/provider-server.fake.ts";
import { playRulesOf, setPlayRules } from "./play-rules.ts";

const server = runProviderServer();

const rulesOf = async (path: string, ticket: string) =>
  ((await (await server.post(`${path}/session`, { ticket })).json()) as { rules: unknown }).rules;

test("a game may offer autoplay and turbo until the operator forbids them, in a demo too", async () => {
  const { db, started, catalogue, demos } = server;
  expect(await rulesOf("/api", await started(1_000n))).toEqual({ autoplay: true, turbo: true });

  await setPlayRules(db, "GPHL", { autoplay: false });
  expect(await rulesOf("/api", await started(1_000n))).toEqual({ autoplay: false, turbo: true });
  const game = catalogue.gameByCode("G1001");
  if (!game) throw new Error("The catalogue has no G1001");
  const demo = await demos.open({ game, currency: "USD", locale: "en_US" });
  expect(await rulesOf("/demo/api", demo)).toEqual({ autoplay: false, turbo: true });

  // Omitted rules keep their values, and other providers have rules of their own.
  await setPlayRules(db, "GPHL", { turbo: false });
  expect(await playRulesOf(db, "GPHL")).toEqual({ autoplay: false, turbo: false });
  expect(await playRulesOf(db, "GPKS")).toEqual({ autoplay: true, turbo: true });
  await setPlayRules(db, "GPHL", { autoplay: true, turbo: true });
  expect(await playRulesOf(db, "GPHL")).toEqual({ autoplay: true, turbo: true });
});
