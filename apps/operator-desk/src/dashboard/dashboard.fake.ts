import type { Answers } from "../testing/fake-sandbox.ts";
import type { Live, MoneyHeld, ProviderState } from "./dashboard.api.ts";

const at = "2026-11-23T12:30:05.000Z";

export const live: Live = {
  sockets: {
    connections: 3,
    members: 2,
    occupied: 2,
    channels: [
      { name: "board", subscribers: 3 },
      { name: "private-member.1021", subscribers: 1 },
    ],
  },
  per_second: [...Array<number>(55).fill(0), 1, 4, 0, 2, 3],
  events: [
    { id: 2, at, event: "desk.test", channel: "board", channels: 1, size: 13 },
    { id: 1, at, event: "wallet", channel: "private-member.1021", channels: 3, size: 1_536 },
  ],
  refused: [{ path: "/api/member/profile/my_cash", code: "555", times: 1, at }],
};

export const money: MoneyHeld = {
  sessions: 4,
  wallets: [{ currency: "USD", main: "1234567.80", with_providers: "-12.00" }],
};

export const providerStates: readonly ProviderState[] = [
  { gp_id: "GPHL", name: "Harbourline", state: "open" },
  { gp_id: "GPOX", name: "Oxbow", state: "refusing" },
  { gp_id: "GPJD", name: "Jade", state: "slow", delay_ms: 1_500 },
  { gp_id: "GPFC", name: "Fincastle", state: "maintenance", end_at: at },
];

export const dashboardAnswers: Answers = {
  "GET /sandbox/dashboard/live": live,
  "GET /sandbox/dashboard/money": money,
  "GET /sandbox/providers": providerStates,
};
