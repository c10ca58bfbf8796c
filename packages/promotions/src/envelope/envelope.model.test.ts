import { fakeApi, lost, refused, type Reply } from "@naluma/api-client/api.fake";
import { settled } from "@naluma/machine/clock.fake";
import fc from "fast-check";
import { createStore } from "jotai/vanilla";
import { expect, test } from "vitest";
import { createEnvelopeClaim } from "./envelope.runner.ts";

/** A platform that pays an envelope once, regardless of the keys. Its responses may be lost. */
function createPlatform() {
  const paid = new Map<number, string>();
  const kept = new Map<string, Reply>();
  let amounts = 0;
  return {
    paid,
    claim(id: number, key: string): Reply {
      const before = kept.get(key);
      if (before) return before;
      amounts += 1;
      const reply = paid.has(id) ? refused("102") : { data: { cash: `${amounts}.00` } };
      if (!paid.has(id)) paid.set(id, key);
      kept.set(key, reply);
      return reply;
    },
  };
}

type Fate = "arrives" | "answer lost" | "request lost" | "refused" | "logged out";
const fates: readonly Fate[] = ["arrives", "answer lost", "request lost", "refused", "logged out"];

const moves = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant("ask" as const), id: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ do: fc.constantFrom("press" as const, "close" as const, "end" as const) }),
    fc.record({ do: fc.constant("answer" as const), fate: fc.constantFrom(...fates) }),
    fc.record({
      do: fc.constant("deliver" as const),
      id: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    }),
  ),
  { minLength: 5, maxLength: 60 },
);

test("however it is pressed, lost, closed and asked for again, there is one claim at a time, paid once, with the amount that was paid", async () => {
  await fc.assert(
    fc.asyncProperty(moves, async (story) => {
      const platform = createPlatform();
      const waiting: ((fate: Fate) => void)[] = [];
      const lostKeys = new Map<number, string>();
      const forgotten: number[] = [];
      const api = fakeApi({
        "/arks/web/activity/red_envelope": ({ body, key = "" }) => {
          const { id } = body as { id: number };
          // A claim whose response was lost is repeated with its key before any other claim for that envelope.
          if (key !== (lostKeys.get(id) ?? key)) forgotten.push(id);
          return new Promise((resolve, reject) => {
            waiting.push((fate) => {
              lostKeys.clear();
              if (fate === "request lost" || fate === "answer lost") lostKeys.set(id, key);
              if (fate === "answer lost") platform.claim(id, key);
              if (fate === "arrives") resolve(platform.claim(id, key));
              else if (fate === "refused") resolve(refused("199"));
              else if (fate === "logged out") reject(new DOMException("Logged out", "AbortError"));
              else resolve(lost);
            });
          });
        },
      });
      let cleared = 0;
      const machine = createEnvelopeClaim({
        store: createStore(),
        api,
        clear: () => (cleared += 1),
        refetch: () => undefined,
        refreshMoney: () => undefined,
        notify: () => undefined,
      });
      let keys = 0;
      for (const move of story) {
        const state = machine.getState();
        if (move.do === "ask")
          machine.send({ type: "asked-for", envelope: { id: move.id, endsAt: 1 } });
        else if (move.do === "press")
          machine.send({ type: "open-pressed", key: `k${(keys += 1)}` });
        else if (move.do === "close") machine.send({ type: "closed" });
        else if (move.do === "end") machine.send({ type: "countdown-ended", endsAt: 1 });
        else if (move.do === "answer") waiting.shift()?.(move.fate);
        else if (move.do === "deliver") {
          if (state.at === "offered" && move.id !== undefined && move.id !== state.envelope.id)
            lostKeys.clear();
          const envelope = move.id === undefined ? undefined : { id: move.id, endsAt: 1 };
          machine.send({ type: "delivered", envelope });
        }
        const asked = machine.getState();
        // With another envelope, the lost claim is dropped.
        if (move.do === "ask" && state.at === "away" && asked.at === "offered")
          for (const id of lostKeys.keys()) if (id !== move.id) lostKeys.delete(id);
        await settled();

        const now = machine.getState();
        expect(forgotten).toEqual([]);
        expect(waiting.length).toBeLessThanOrEqual(1);
        expect(now.at === "claiming").toBe(waiting.length === 1);
        if (now.at === "received") {
          const amounts = [...platform.paid].map(([id, key]) => platform.claim(id, key));
          expect(amounts).toContainEqual({ data: { cash: now.cash } });
        }
      }
      // Every envelope was paid with at most one key, and each amount shown had been paid.
      expect(platform.paid.size).toBeLessThanOrEqual(3);
      expect(cleared).toBeLessThanOrEqual(api.sent.length + 1);
    }),
  );
});
