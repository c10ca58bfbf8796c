import type { Api } from "@naluma/api-client";
import { ask, connect, holdCalls, problemsOf, type HeldCalls } from "@naluma/api-client/wire-calls";
import { fakeClock } from "@naluma/machine/clock.fake";
import { fakeBrowser } from "@naluma/site/browser.fake";
import { deviceInfo } from "@naluma/site/device-info";
import { twoPlaces } from "@naluma/site/two-places.fake";
import { createStore } from "jotai/vanilla";
import { expect, test, vi } from "vitest";
import { activityQuery, getActivity } from "./activity/activity.api.ts";
import { exchangeEnc, proveEnc } from "./address-login/address-login.ts";
import {
  agentStatusQuery,
  getAgentReport,
  getAgentStatus,
  reportQuery,
  sendToDownline,
} from "./agent-centre/agent-centre.api.ts";
import {
  addBankAccount,
  bankAccountsQuery,
  listBankAccounts,
  makeBankAccountDefault,
  removeBankAccount,
} from "./bank-accounts/bank-accounts.api.ts";
import { topUp } from "./centre/top-up.api.ts";
import {
  friendsQuery,
  getInvitation,
  invitationQuery,
  listFriends,
} from "./friend-rewards/friends.api.ts";
import { getLayout, layoutQuery } from "./layout/layout.api.ts";
import { getProfile, profileQuery } from "./layout/profile.api.ts";
import {
  destroyLetter,
  getLetters,
  lettersQuery,
  listBody,
  readLetter,
} from "./letters/letters.api.ts";
import { getLoginHeader, login } from "./login/login.api.ts";
import { startLogin } from "./login/login.runner.ts";
import { logoutCall } from "./logout/logout.runner.ts";
import {
  excludeSelf,
  getLimits,
  keepLimit,
  limitsQuery,
  setLimit,
  takeTimeOut,
} from "./play-limits/play-limits.api.ts";
import { platformKeeper } from "./reality-check/check-keeper.ts";
import { changeCheck, getSession, sessionQuery } from "./reality-check/session.api.ts";
import {
  agentLevelNamesQuery,
  cashSurplusQuery,
  checkAgentApplication,
  checkBonus,
  checkCashSurplus,
  friendBonusQuery,
  listAgentLevelNames,
  recommendBlockQuery,
} from "./rights/rights.api.ts";
import { createSession, type Session } from "./session/session.ts";

const who = {
  role: "member",
  memberId: 88_213,
  account: "lotus88",
  currency: "VND",
  demo: false,
} as const;

const newSession = () => createSession({ store: createStore(), local: fakeBrowser().tab().local });

const phone = "Mozilla/5.0 (Linux; Android 14; Pixel) Chrome/130.0.0.0 Mobile Safari/537.36";
const computer = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36";

/** Uses the dialog as a player does: waits for the picture, then enters username and password. */
async function logIn(api: Api, siteId: number, client: "desktop" | "mobile", session: Session) {
  const ignore = () => undefined;
  const machine = startLogin({
    api,
    session,
    siteId,
    clock: fakeClock(),
    device: () =>
      deviceInfo({
        client,
        platform: "web",
        userAgent: client === "mobile" ? phone : computer,
        host: "play.example.com",
        udid: "5c1f6a3e",
      }),
    emptyAnswer: ignore,
    showRefusal: ignore,
    onDone: ignore,
  });
  machine.send({ type: "opened" });
  await vi.waitFor(() => expect(machine.getState()).toMatchObject({ captcha: { at: "shown" } }));
  const values = { account: " lotus88 ", password: "harvest7", answer: " 4871 " };
  machine.send({ type: "submitted", values });
  await vi.waitFor(() => expect(session.member()).toBeDefined());
}

const devices = {
  desktop: { device: 1, system: "Windows", system_version: "10.0" },
  mobile: { device: 2, system: "Android", system_version: "14" },
};

const rows = twoPlaces.flatMap(({ name, site, locale, wire }): HeldCalls[] => {
  const { siteId } = site.settings;
  const letters = {
    ...wire.site,
    active: 1,
    count: 50,
    language: wire.locale,
    sort_field: "created_at",
    sort_order: "desc",
  };
  return [
    {
      title: `[AUTH-05] [AUTH-06] [AUTH-31] a login carries account, password, site, captcha and the device, flat, ${name}`,
      send: (api) => logIn(api, siteId, site.template, newSession()),
      sends: [
        ["/captcha", { ...wire.site, type: 1 }],
        // Each answered attempt fetches a new picture.
        ["/captcha", { ...wire.site, type: 1 }],
        [getLoginHeader, {}],
        [
          login,
          {
            ...wire.site,
            ...devices[site.template],
            account: "lotus88",
            password: "harvest7",
            answer: "4871",
            captcha_token: "cp_2b8d61f09a",
            login_type: "web",
            browser: "Chrome",
            remote_addr: "",
            host: "play.example.com",
            cdn: "",
            udid: "5c1f6a3e",
          },
        ],
      ],
    },
    {
      title: `[MEMBER-07] [MEMBER-08] letters are asked for by site, language and page, 50 at once, ${name}`,
      send: (api) => ask(lettersQuery(api, who, siteId, locale, 2)),
      sends: [[getLetters, { ...letters, page: 2 }]],
    },
    {
      title: `[MEMBER-11] a deletion carries the list's body with the letter's id, ${name}`,
      send: (api) => api.send(destroyLetter, { ...listBody(siteId, locale, 3), id: 8954 }),
      sends: [[destroyLetter, { ...letters, page: 3, id: 8954 }]],
    },
    {
      title: `[MEMBER-25] the friend bonus is asked for by the member's currency and the site, ${name}`,
      send: (api) => ask(friendBonusQuery({ api, who, siteId })),
      sends: [[checkBonus, { ...wire.site, member_currency: "VND" }]],
    },
    {
      title: `[MEMBER-27] the cash surplus is asked for by site and currency, ${name}`,
      send: (api) => ask(cashSurplusQuery({ api, who, siteId })),
      sends: [[checkCashSurplus, { ...wire.site, currency: "VND" }]],
    },
  ];
});

const siteId = 9;

const bankAccount = {
  bank: "Lotus Bank",
  holder: "Linh Tran",
  number: "0071 0012 3456 7001",
  withdraw_password: "4826",
};

holdCalls(import.meta.dirname, [
  ...rows,
  {
    title: "[AUTH-88] a logout carries nothing",
    send: (api) => api.send(logoutCall, {}),
    sends: [[logoutCall, {}]],
  },
  {
    title: "[AUTH-98] an enc is exchanged, and who it names is asked for with nothing",
    send: (api) => proveEnc("q1V8f0pXzJ2m7sYtR4uKcA", () => api),
    sends: [
      [exchangeEnc, { enc: "q1V8f0pXzJ2m7sYtR4uKcA" }],
      [getLayout, {}],
    ],
  },
  {
    title: "[MEMBER-02] the layout is asked for with nothing",
    send: (api) => ask(layoutQuery(api, who)),
    sends: [[getLayout, {}]],
  },
  {
    title: "[MEMBER-04] the profile is asked for with nothing",
    send: (api) => ask(profileQuery(api, who)),
    sends: [[getProfile, {}]],
  },
  {
    title: "[MEMBER-10] a letter is marked read by its id",
    send: (api) => api.send(readLetter, { id: 9001 }),
    sends: [[readLetter, { id: 9001 }]],
  },
  {
    title: "[MEMBER-28] whether the recommend feature is blocked is only asked, by the member's id",
    send: (api) => ask(recommendBlockQuery({ api, who, siteId })),
    sends: [[checkAgentApplication, { agent_id: 88_213, apply_agent_flag: 0 }]],
  },
  {
    title: "[MEMBER-28] so is where an application stands, at an operator that has no more",
    send: (api) => ask(agentStatusQuery(api, who, false)),
    sends: [[checkAgentApplication, { agent_id: 88_213, apply_agent_flag: 0 }]],
  },
  {
    title: "a platform with agents says itself where a member stands, asked with nothing",
    send: (api) => ask(agentStatusQuery(api, who, true)),
    sends: [[getAgentStatus, {}]],
  },
  {
    title: "a report on the downline is asked for with its filters",
    send: (api) =>
      ask(
        reportQuery(api, who, {
          report: "settlement",
          filters: { account: "", from: "2026-11-01", to: "2026-11-20", sort: "highest" },
          pages: 1,
        }),
      ),
    sends: [
      [
        getAgentReport,
        { report: "settlement", from: "2026-11-01", to: "2026-11-20", sort: "highest" },
      ],
    ],
  },
  {
    title: "bank accounts are asked for with nothing",
    send: (api) => ask(bankAccountsQuery(api, who)),
    sends: [[listBankAccounts, {}]],
  },
  {
    title: "a bank account is added with bank, holder, number and the withdrawal password",
    send: (api) => api.send(addBankAccount, bankAccount),
    sends: [[addBankAccount, bankAccount]],
  },
  {
    title: "a bank account is made the default by its id and the withdrawal password",
    send: (api) => api.send(makeBankAccountDefault, { id: 77, withdraw_password: "4826" }),
    sends: [[makeBankAccountDefault, { id: 77, withdraw_password: "4826" }]],
  },
  {
    title: "a bank account is removed by its id and the withdrawal password",
    send: (api) => api.send(removeBankAccount, { id: 77, withdraw_password: "4826" }),
    sends: [[removeBankAccount, { id: 77, withdraw_password: "4826" }]],
  },
  {
    title: "a member's invitation is asked for with nothing",
    send: (api) => ask(invitationQuery(api, who)),
    sends: [[getInvitation, {}]],
  },
  {
    title: "invited friends are asked for with their filters",
    send: (api) =>
      ask(
        friendsQuery(
          api,
          who,
          { rewarded: true, account: "lotus88", from: "2026-11-01", to: "2026-11-20" },
          1,
        ),
      ),
    sends: [
      [listFriends, { rewarded: true, account: "lotus88", from: "2026-11-01", to: "2026-11-20" }],
    ],
  },
  {
    title: "a transfer to the downline carries account, amount and a key",
    send: (api) =>
      api.send(
        sendToDownline,
        { account: "lotus88", amount: "10.00" },
        { idempotencyKey: "transfer-7c1e" },
      ),
    sends: [[sendToDownline, { account: "lotus88", amount: "10.00" }]],
  },
  {
    title: "[MEMBER-28] who wants to become an agent applies by the member's id",
    send: (api) => api.send(checkAgentApplication, { agent_id: 88_213, apply_agent_flag: 1 }),
    sends: [[checkAgentApplication, { agent_id: 88_213, apply_agent_flag: 1 }]],
  },
  {
    title: "[MEMBER-32] names of agent levels are asked for with nothing",
    send: (api) => ask(agentLevelNamesQuery({ api, who, siteId }, 2)),
    sends: [[listAgentLevelNames, {}]],
  },
  {
    title: "a top-up carries nothing but the key of its press",
    send: (api) => api.send(topUp, {}, { idempotencyKey: "0d6c7c0e-52a3-4d0f-9a63-1f1f3d1a7b55" }),
    sends: [[topUp, {}]],
  },
  {
    title: "the latest periods of a member's own play are asked for by their length",
    send: (api) => ask(activityQuery(api, who, "week", undefined)),
    sends: [[getActivity, { by: "week" }]],
  },
  {
    title: "the periods before these are asked for by a day as well",
    send: (api) => ask(activityQuery(api, who, "month", "2026-11-01")),
    sends: [[getActivity, { by: "month", before: "2026-11-01" }]],
  },
  {
    title: "the session so far is asked for with nothing",
    send: (api) => ask(sessionQuery(api, who)),
    sends: [[getSession, {}]],
  },
  {
    title: "a reality check is reported as seen",
    send: (api) => platformKeeper(api).seen(),
    sends: [[changeCheck, { seen: true }]],
  },
  {
    title: "the interval of reality checks is chosen in minutes",
    send: (api) => platformKeeper(api).choose(45),
    sends: [[changeCheck, { minutes: 45 }]],
  },
  {
    title: "limits of play are asked for with nothing",
    send: (api) => ask(limitsQuery(api, who)),
    sends: [[getLimits, {}]],
  },
  {
    title: "a limit is set by its kind, period and size",
    send: (api) => api.send(setLimit, { kind: "loss", period: "week", size: "50.00" }),
    sends: [[setLimit, { kind: "loss", period: "week", size: "50.00" }]],
  },
  {
    title: "a limit is taken away without a size",
    send: (api) => api.send(setLimit, { kind: "session", period: "day", size: null }),
    sends: [[setLimit, { kind: "session", period: "day", size: null }]],
  },
  {
    title: "a limit is kept by its kind and period",
    send: (api) => api.send(keepLimit, { kind: "deposit", period: "month" }),
    sends: [[keepLimit, { kind: "deposit", period: "month" }]],
  },
  {
    title: "a time-out is taken by its length and a key",
    send: (api) => api.send(takeTimeOut, { length: "1-week" }, { idempotencyKey: "time-out-7c1e" }),
    sends: [[takeTimeOut, { length: "1-week" }]],
  },
  {
    title: "a member is excluded by the length of it and a key",
    send: (api) =>
      api.send(excludeSelf, { length: "6-months" }, { idempotencyKey: "exclude-7c1e" }),
    sends: [[excludeSelf, { length: "6-months" }]],
  },
]);

test("[API-05] [AUTH-04] a login uses the token of the header before it; then every call carries the member's, and none after a logout", async () => {
  const session = newSession();
  const { api, sent } = connect({
    ports: { token: session.token, renewToken: session.renewToken },
    tokens: { "/get_login_header": "p_41c09e77.b2Vw8LsXn0Qd5Tz" },
  });
  await logIn(api, siteId, "desktop", session);
  const token = "s_8f21c07be94d.Zk3vQ1mT7pLx0aWc5uRn2yHd";
  await ask(layoutQuery(api, who));
  await api.send(logoutCall, {});
  session.clear();
  await api.send(getLoginHeader, {});

  expect(sent.map(({ path, headers }) => [path, headers["authorization"]])).toEqual([
    ["/api/captcha", undefined],
    ["/api/get_login_header", undefined],
    ["/api/login", "p_41c09e77.b2Vw8LsXn0Qd5Tz"],
    ["/api/captcha", token],
    ["/api/member/profile/common/layout", token],
    ["/api/logout", token],
    ["/api/get_login_header", undefined],
  ]);
  expect(problemsOf(sent)).toEqual([]);
});
