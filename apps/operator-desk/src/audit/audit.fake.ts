import type { Answers } from "../testing/fake-sandbox.ts";
import type { Action } from "./audit.api.ts";

const action = (id: number, part: Partial<Action>): Action => ({
  id,
  at: "2026-11-23T12:30:05.000Z",
  who: "Ada",
  what: "desk.sign-in",
  target: "Ada",
  detail: {},
  before: null,
  ...part,
});

export const actions: readonly Action[] = [
  action(3, {
    what: "provider.state",
    target: "GPHL",
    detail: { state: "slow", delay_ms: 1_500 },
    before: { state: "open" },
  }),
  action(2, {
    who: "Mai Tran",
    what: "member.money",
    target: "player21",
    detail: {
      member_id: 1021,
      site_id: 2,
      amount: "-2.34",
      reason: "A round was settled wrong, and so it was taken back.",
    },
  }),
  action(1, {}),
];

export const auditPage = (list: readonly Action[], next: number | null = null) => ({
  list,
  next,
  who: ["Ada", "Mai Tran"],
  what: ["desk.sign-in", "member.money", "provider.state"],
});

export const auditAnswers: Answers = { "GET /sandbox/audit": auditPage(actions) };
