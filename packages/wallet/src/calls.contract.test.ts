import { ask, holdCalls, type HeldCalls } from "@naluma/api-client/wire-calls";
import { fakeClock } from "@naluma/machine/clock.fake";
import { createStore } from "jotai/vanilla";
import { getBalanceBack, getWallet, returnAll, walletQuery } from "./balances/wallet.api.ts";
import { recordsQuery, getRecords } from "./records/records.api.ts";
import { createReturnAll } from "./return-all/return-all.runner.ts";

const member = {
  role: "member",
  memberId: 88_213,
  account: "lotus88",
  currency: "VND",
  demo: false,
} as const;

const back = (
  [
    ["WALLET-03", "return-all", returnAll],
    ["WALLET-19", "get-back", getBalanceBack],
  ] as const
).map(([row, which, call]): HeldCalls => ({
  title: `[${row}] ${which} carries nothing but the key of its press`,
  send(api) {
    const ignore = () => undefined;
    const ports = { api, store: createStore(), clock: fakeClock(), notify: ignore };
    createReturnAll(which, { ...ports, refresh: ignore, askToLogIn: ignore }).send({
      type: "asked",
      obstacle: undefined,
      key: "0d6c7c0e-52a3-4d0f-9a63-1f1f3d1a7b55",
    });
  },
  sends: [[call, {}]],
}));

holdCalls(import.meta.dirname, [
  {
    title: "[WALLET-02] the wallet is asked for with nothing",
    send: (api) => ask(walletQuery(api, member)),
    sends: [[getWallet, {}]],
  },
  {
    title: "the records of a list are asked for with their filters",
    send: (api) =>
      ask(
        recordsQuery(
          api,
          member,
          { list: "rounds", kind: "won", from: "2026-11-01", to: "", sort: "newest" },
          1,
        ),
      ),
    sends: [
      [
        getRecords,
        { list: "rounds", kinds: ["won"], from: "2026-11-01", sort: "newest", limit: 50 },
      ],
    ],
  },
  ...back,
]);
