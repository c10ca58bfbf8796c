import type { Answers } from "../testing/fake-sandbox.ts";
import type { MemberRow, MemberView } from "./members.api.ts";

const at = "2026-11-23T12:30:05.000Z";

export const row: MemberRow = {
  member_id: 1021,
  site_id: 1,
  account: "player21",
  name: "Mara Quist",
  currency: "USD",
  state: "active",
  created_at: at,
  cash: "1000.00",
};

const movement: MemberView["records"][number] = {
  id: 0,
  at,
  kind: "deposit",
  who: null,
  reason: null,
  provider_name: "",
  amount: "0.00",
  balance: null,
};

export const member: MemberView = {
  ...row,
  email: "mara@example.test",
  phone: "",
  must_change_password: false,
  is_agent: true,
  wallets: [{ gp_id: "GPHL", provider_name: "Harbourline", amount: "12.00" }],
  devices: [
    { id: "a", browser: "Chrome", system: "Linux", address: "192.0.2.7", at, is_live: true },
    { id: "b", browser: "", system: "", address: "192.0.2.8", at, is_live: false },
  ],
  last_login_at: at,
  limits: [{ kind: "deposit", period: "day", size: "100.00" }],
  time_out_until: null,
  self_excluded_until: at,
  records: [
    { ...movement, id: 3, kind: "deposit", amount: "50.00", balance: "1000.00" },
    {
      ...movement,
      id: 2,
      kind: "operator",
      who: "Mai Tran",
      reason: "A round was settled wrong.",
      amount: "12.50",
      balance: "950.00",
    },
    { ...movement, id: 1, kind: "stake", provider_name: "Harbourline", amount: "-1.00" },
  ],
};

export const found = (list: readonly MemberRow[], next: string | null = null) => ({
  list,
  next,
  total: list.length,
});

export const memberAnswers: Answers = {
  "GET /sandbox/members": found([
    row,
    { ...row, member_id: 1022, account: "player22", name: "", state: "disabled" },
    { ...row, member_id: 1023, account: "player23", state: "frozen", currency: "VND" },
  ]),
  "GET /sandbox/members/1021": member,
};
