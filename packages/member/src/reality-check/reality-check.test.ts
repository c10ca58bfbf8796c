import { settled } from "@naluma/machine/clock.fake";
import { sessionKeys } from "@naluma/site/stored";
import { expect, test, vi } from "vitest";
import { fakeMember } from "../member.fake.ts";
import { restWords } from "../words.rest.ts";
import { words } from "../words.ts";
import type { CheckAnswer } from "./check.machine.ts";
import { createRealityCheck } from "./reality-check.ts";
import type { SessionTotals } from "./session-totals.ts";

const minute = 60_000;

const totals = (dueIn: number): SessionTotals => ({
  elapsed: 30 * minute,
  dueIn,
  minutes: 30,
  choices: [15, 30, 60],
  least: 5,
  most: 240,
  mayBeOff: true,
  result: undefined,
});

/** A member in a game whose own page can display the checks. */
async function play(read: () => Promise<SessionTotals>, leaveFullScreen = () => Promise.resolve()) {
  await Promise.all([restWords.load("en_US"), words.load("en_US")]);
  const { member, clock } = fakeMember();
  const { ports } = member;
  const show = vi.fn<(check: unknown, answered: (answer: CheckAnswer) => void) => void>();
  const hide = vi.fn<() => void>();
  const say = vi.fn<() => void>();
  let settledElsewhere = () => {};
  createRealityCheck({
    ...ports,
    clock,
    notify: () => undefined,
    keeper: () => ({
      read,
      seen: async () => totals(30 * minute),
      choose: async () => totals(30 * minute),
    }),
    isBusy: () => false,
    openActivity: () => undefined,
    leaveFullScreen,
    askToLogOut: () => undefined,
    game: { show, hide },
    tabs: { say, onSaid: (run) => void (settledElsewhere = run) },
  });
  return { member, show, hide, say, settledElsewhere };
}

test("a check answered in the game is closed there, and other tabs are informed", async () => {
  const { show, hide, say } = await play(async () => totals(0));
  await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
  show.mock.lastCall?.[1]("go-on");
  await vi.waitFor(() => expect(say).toHaveBeenCalledOnce());
  expect(hide).toHaveBeenCalledOnce();
});

test("a check that another tab settles before it could be shown is not shown", async () => {
  const left = Promise.withResolvers<void>();
  const leave = vi.fn<() => Promise<void>>(() => left.promise);
  const due = [0, 30 * minute];
  const { show, settledElsewhere } = await play(async () => totals(due.shift() ?? 0), leave);
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
  settledElsewhere();
  left.resolve();
  await settled();
  expect(show).not.toHaveBeenCalled();
});

test("an answer that arrives after a newer one is ignored", async () => {
  const first = Promise.withResolvers<SessionTotals>();
  const second = Promise.withResolvers<SessionTotals>();
  const answers = [first.promise, second.promise];
  const { show, settledElsewhere } = await play(() => answers.shift() ?? second.promise);
  settledElsewhere();
  first.resolve(totals(0));
  await settled();
  second.resolve(totals(30 * minute));
  await settled();
  expect(show).not.toHaveBeenCalled();
});

test("the next member to log in in this tab starts a new session", async () => {
  const { member } = await play(async () => totals(30 * minute));
  const { tab } = member.ports;
  tab?.setItem(sessionKeys.playingSince, "1,2");
  member.session.clear();
  expect(tab?.getItem(sessionKeys.playingSince)).toBeNull();
});
