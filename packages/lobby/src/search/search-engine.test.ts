import { expect, test } from "vitest";
import type { Thread } from "../catalogue/worker/search-thread.ts";
import { createEngine } from "./search-engine.ts";

const fox = { id: 102, local: "Midnight Fox", english: "Midnight Fox", provider: "GP1", type: 2 };

test("a search whose worker cannot get its code is made by the page", async () => {
  const broken: Thread = {
    post: () => undefined,
    ask: () => Promise.reject(new Error("Failed to fetch dynamically imported module")),
  };
  const engine = await createEngine([fox], "en_US", { GP1: "Harbourline" }, async () => broken);
  const { ids } = await engine.find({
    text: "midnight",
    provider: undefined,
    type: undefined,
    order: "best",
  });
  expect([...ids]).toEqual([102]);
});

test("an index that is never made holds up no later one", async () => {
  const asked: string[] = [];
  const silentAtFirst: Thread = {
    post: () => undefined,
    ask: ({ order }) =>
      asked.push(order) === 1 ? new Promise(() => undefined) : Promise.resolve({ reply: "made" }),
  };
  void createEngine([fox], "en_US", {}, async () => silentAtFirst);
  await createEngine([fox], "th_TH", {}, async () => silentAtFirst);
  expect(asked).toEqual(["make", "make"]);
});
