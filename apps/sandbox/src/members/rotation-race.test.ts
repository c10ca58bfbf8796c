import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startForTest, type StartedSandbox } from "../testing/started.ts";
import { openSessions, type Sessions } from "./sessions.ts";

let sandbox: StartedSandbox;
let sessions: Sessions;
let now = 1_795_188_610_000;
beforeAll(async () => {
  sandbox = await startForTest();
  sessions = await openSessions(sandbox.services.db, () => now);
});
afterAll(() => sandbox.remove());

const minute = 60_000;

/** Does what the request pipeline does: identifies the holder, and returns the token to hand out. */
const askedWith = async (token: string) => {
  const holder = await sessions.holderOf(token);
  if (!holder) return "refused";
  return holder.tokenIsOld ? sessions.renew(token, holder.sessionId) : undefined;
};

const round = fc.record({
  /** The pause before each call, in ms; together they are shorter than the grace period. */
  pauses: fc.array(fc.nat({ max: 5_000 }), { minLength: 10, maxLength: 10 }),
  /** The order in which the responses arrive. */
  order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 10 }),
  /** Whether the calls are sent in parallel or one after another. */
  atOnce: fc.boolean(),
  away: fc.integer({ min: 2 * minute, max: 11 * 60 * minute }),
});

test("ten calls with a renewed token, answered in any order, leave a token that is valid hours later", async () => {
  const property = fc.asyncProperty(
    fc.array(round, { minLength: 4, maxLength: 4 }),
    async (rounds) => {
      now += 24 * 60 * minute;
      const begun = await sandbox.services.db.transaction((tx) => sessions.begin(tx, 1_021));
      let stored = begun.token;
      for (const { pauses, order, atOnce, away } of rounds) {
        now += away;
        const sent = stored;
        const answers: (string | undefined)[] = atOnce
          ? await Promise.all(pauses.map(() => askedWith(sent)))
          : [];
        if (!atOnce)
          for (const pause of pauses) {
            now += pause;
            answers.push(await askedWith(sent));
          }
        expect(answers).not.toContain("refused");
        // All of them contain the same successor, so the order of the responses does not matter.
        expect(new Set(answers).size).toBe(1);
        for (const place of order) stored = answers[place] ?? stored;
      }
      now += 2 * minute;
      expect(await sessions.holderOf(stored)).toBeDefined();
    },
  );
  await fc.assert(property, { numRuns: 25 });
});
