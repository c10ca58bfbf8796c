import { createApi, post } from "@naluma/api-client";
import { emptyBody, nothing } from "@naluma/api-client/wire";
import { fakeBrowser } from "@naluma/site/browser.fake";
import fc from "fast-check";
import { createStore } from "jotai/vanilla";
import { afterEach, expect, test, vi } from "vitest";
import { renewingPlatform, type RenewalPolicy } from "./renewing-platform.fake.ts";
import { createSession } from "./session.ts";

/* Ten concurrent calls from two tabs, answered in any order, on a platform that renews tokens in any way that
   the contract allows. Then the player is away for hours, and must still be logged in. A failure prints its
   seed, and NALUMA_SEED replays it. */

afterEach(() => vi.unstubAllGlobals());

const minute = 60_000;
const call = post("/member/profile/my_cash", { body: emptyBody, reads: nothing });

interface Ask {
  readonly tab: 0 | 1;
  /** When the request is sent, how long it takes to arrive, and how long the response takes, in ms. */
  readonly at: number;
  readonly there: number;
  readonly back: number;
}

/** In total shorter than the timeout of a call (API-03) and than a token's grace period. */
const ask = fc.record<Ask>({
  tab: fc.constantFrom(0, 1),
  at: fc.nat({ max: 20_000 }),
  there: fc.nat({ max: 14_000 }),
  back: fc.nat({ max: 14_000 }),
});

const round = fc.record({
  asks: fc.array(ask, { minLength: 10, maxLength: 10 }),
  /** Longer than any grace period, shorter than the lifetime of a session without calls. */
  away: fc.integer({ min: 2 * minute, max: 11 * 60 * minute }),
});

const policy = fc.record<RenewalPolicy>({
  renewAfter: fc.constantFrom(0, 5 * minute),
  successor: fc.constantFrom("the same", "another"),
});

/** The pending events in order of time. */
const agenda = () => {
  const entries: { readonly at: number; readonly does: () => Promise<void> | void }[] = [];
  return {
    add: (at: number, does: () => Promise<void> | void) => void entries.push({ at, does }),
    async run(clock: { now: number }) {
      while (entries.length > 0) {
        entries.sort((one, other) => one.at - other.at);
        const next = entries.shift();
        if (!next) return;
        clock.now = next.at;
        await next.does();
      }
    },
  };
};

test("[API-06] ten parallel calls whose tokens are renewed in any order, in two tabs, log nobody out", async () => {
  const property = fc.asyncProperty(
    policy,
    fc.array(round, { minLength: 1, maxLength: 3 }),
    async (renewal, rounds) => {
      const clock = { now: 1_000_000 };
      const platform = renewingPlatform(renewal, () => clock.now);
      const browser = fakeBrowser();
      const refused: string[] = [];
      const tabs = [0, 1].map(() => {
        const { local, page } = browser.tab();
        const session = createSession({ store: createStore(), local });
        session.follow(page);
        const api = createApi({
          origin: "http://platform.example",
          lang: () => "en_US",
          token: () => session.token(),
          renewToken: (token, sent) => session.renewToken(token, sent),
          onUnauthorized: (_, sent) => refused.push(sent),
          words: (kind) => kind,
        });
        return { session, api };
      });
      tabs[0]?.session.signIn({
        memberId: 7,
        account: "anna",
        currency: "USD",
        token: platform.login(),
      });

      for (const { asks, away } of rounds) {
        const todo = agenda();
        const begun = clock.now;
        for (const { tab, at, there, back } of asks)
          todo.add(begun + at, async () => {
            const { request, answer } = platform.nextCall();
            const done = tabs[tab]?.api.send(call, {});
            const token = await request;
            todo.add(clock.now + there, () => {
              const response = platform.answerTo(token);
              todo.add(clock.now + back, async () => {
                answer(response);
                await done?.catch(() => undefined);
              });
            });
          });
        await todo.run(clock);
        clock.now += away;
      }
      const { request, answer } = platform.nextCall();
      const last = tabs[1]?.api.send(call, {});
      answer(platform.answerTo(await request));
      expect(await last).toMatchObject({ ok: true });
      expect(refused).toEqual([]);
    },
  );
  await fc.assert(property);
});
