import { post } from "@naluma/api-client";
// @vitest-environment jsdom
import { fakeApi, lost, type Reply, type Sent } from "@naluma/api-client/api.fake";
import { emptyBody, nothing } from "@naluma/api-client/wire";
import { localKeys, memberKeys } from "@naluma/site/stored";
import { createStore } from "jotai/vanilla";
import { afterEach, expect, test, vi } from "vitest";
import { createSession, type LoginData } from "../session/session.ts";
import { proofOfAnswer, type Connect } from "./address-login.ts";
import { logInByAddress } from "./log-in-by-address.ts";

afterEach(() => localStorage.clear());

const ann: LoginData = { memberId: 7, account: "ann", currency: "VND", token: "s_1.secret" };
const bob: LoginData = { memberId: 8, account: "bob", currency: "USD", token: "s_2.secret" };

const addressOf = ({ memberId, account, currency, token }: LoginData) => ({
  tk: token,
  member_account: account,
  member_currency: currency,
  member_id: String(memberId),
});

const layout = "/member/profile/common/layout";
const leave = "/member/game/leave1";
const leaveCall = post(leave, { body: emptyBody, reads: nothing });
const exchange = "/get_info_data";

const layoutOf = (token: string | undefined): Reply => {
  const member = [ann, bob].find((known) => known.token === token);
  if (!member) return { refusal: { code: "401", status: 401 } };
  const { memberId: id, account, currency } = member;
  const wire = { id, member_account: account, member_currency: currency, member_cash: "1.00" };
  return { data: { member_common_layout: wire } };
};

interface Options {
  readonly before?: LoginData;
  readonly search?: string;
  readonly answer?: (token: string | undefined) => Reply | Promise<Reply>;
  readonly path?: string;
  readonly cookie?: string;
  /** The response to the exchange of an `enc`. */
  readonly exchanged?: Reply;
  /** Whether the signed-in member agrees to be replaced. */
  readonly gives?: boolean | Promise<boolean>;
  /** The token with which the platform replaces the one that was sent. */
  readonly renewed?: string;
}

/** Opens a page with this address against a fake platform. */
function arrive(arrival: Readonly<Record<string, string>> | undefined, options: Options = {}) {
  const { before, search = "", path: pathname = "/discount", answer = layoutOf } = options;
  const { renewed, gives = true, exchanged = { refusal: { code: "999", status: 200 } } } = options;
  const store = createStore();
  const session = createSession({ store, local: localStorage });
  if (before) session.signIn(before);
  const reload = vi.fn<() => void>();
  const goes = vi.fn<(go: unknown) => void>();
  const toasts: string[] = [];
  const questions: unknown[] = [];
  const navigations: unknown[] = [];
  const told: unknown[] = [];
  const asked: { path: string; token: string | undefined; key: string | undefined }[] = [];
  const win = {
    ...(arrival && { arrival }),
    localStorage,
    document: { cookie: options.cookie ?? "" },
    location: { search, hash: "", pathname },
    NalumaApp: { postMessage: (text: string) => told.push(JSON.parse(text)) },
  };
  const over = logInByAddress(
    {
      session,
      store,
      page: {
        locale: "en_US",
        template: "desktop",
        settings: { appBridges: { ios: "nalumaApp", android: "NalumaApp" } },
      },
      provideNavigation: goes,
      navigate: (path, how) => navigations.push({ path, ...how }),
    },
    win,
    {
      api(ports) {
        const reply = ({ path, key }: Sent) => {
          const token = ports.token();
          asked.push({ path, token, key });
          if (renewed && path === layout) ports.renewToken(renewed, token);
          if (path === exchange) return exchanged;
          return path === layout ? answer(token) : { data: null };
        };
        return fakeApi({ [layout]: reply, [leave]: reply, [exchange]: reply });
      },
      notify: (message) => toasts.push(message),
      async askToSwitch(accounts) {
        questions.push(accounts);
        return gives;
      },
      leaveGame: (api, options) => api.send(leaveCall, {}, options),
      reloadPage: reload,
    },
  );
  expect(win).not.toHaveProperty("arrival");
  return { over, session, asked, toasts, questions, reload, goes, navigations, told };
}

const storedKeys = () =>
  Object.fromEntries(memberKeys.map((key) => [key, localStorage.getItem(key)]));

test("an address that the platform confirms logs its member in without a page load", async () => {
  const page = arrive(addressOf(ann), { search: "?member_type=2" });
  expect(page.session.current().role).toBe("visitor");
  await page.over;
  expect(page.asked).toMatchObject([{ path: layout, token: ann.token }]);
  expect(page.session.member()).toMatchObject({ memberId: 7, account: "ann", currency: "VND" });
  expect(page.session.token()).toBe(ann.token);
  expect(localStorage.getItem(localKeys.memberType)).toBe("2");
  expect([page.toasts, page.reload.mock.calls, page.goes.mock.calls]).toEqual([[], [], []]);
});

test("[AUTH-95] somebody else's token, id, account and currency are replaced", async () => {
  const stored = () => {
    const { token, memberId, memberAccount, currency } = localKeys;
    return [token, memberId, memberAccount, currency].map((key) => localStorage.getItem(key));
  };
  const page = arrive(addressOf(ann), { before: bob });
  expect(stored()).toEqual([bob.token, "8", "bob", "USD"]);
  await page.over;
  expect(stored()).toEqual([ann.token, "7", "ann", "VND"]);
  expect(page.session.token()).toBe(ann.token);
});

test.each(Object.keys(addressOf(ann)))(
  "[AUTH-95] an address without %s makes no call and changes nothing",
  async (missing) => {
    const rest = Object.entries(addressOf(ann)).filter(([key]) => key !== missing);
    const page = arrive(Object.fromEntries(rest), { before: bob, search: "?member_type=2" });
    const before = storedKeys();
    await page.over;
    expect([page.asked, page.toasts]).toEqual([[], []]);
    expect(storedKeys()).toEqual(before);
  },
);

test("an invalid id changes nothing", async () => {
  const page = arrive({ ...addressOf(ann), member_id: "seven" });
  await page.over;
  expect([page.asked, page.session.current().role]).toEqual([[], "visitor"]);
});

test.each<[string, Record<string, string>, Options["answer"], string]>([
  ["a token that nobody knows", { tk: "junk" }, layoutOf, "not valid"],
  ["the token of one member under another one's id", { member_id: "9" }, layoutOf, "not valid"],
  [
    "the token of one member under another one's name",
    { member_account: "eve" },
    layoutOf,
    "not valid",
  ],
  [
    "the token of one member in another currency",
    { member_currency: "USD" },
    layoutOf,
    "not valid",
  ],
  [
    "a platform that fails",
    {},
    () => ({ refusal: { code: "500", status: 500 } }),
    "couldn’t check",
  ],
  ["a network that fails", {}, () => lost, "couldn’t check"],
])("%s keeps the current player, and says so", async (_, changes, answer = layoutOf, words) => {
  for (const before of [bob, undefined]) {
    localStorage.clear();
    const page = arrive({ ...addressOf(ann), ...changes }, { ...(before && { before }), answer });
    const stored = storedKeys();
    await page.over;
    expect(storedKeys()).toEqual(stored);
    expect(page.session.member()?.account).toBe(before?.account);
    expect(page.toasts).toEqual([expect.stringContaining(words)]);
    expect(page.asked.map(({ path }) => path)).toEqual([layout]);
    if (before && words === "not valid") expect(page.toasts[0]).toContain("bob");
  }
});

test("until the platform has answered the current player stays, in every tab", async () => {
  const held = Promise.withResolvers<Reply>();
  const page = arrive(addressOf(ann), { before: bob, answer: () => held.promise });
  const stored = storedKeys();
  await vi.waitFor(() => expect(page.asked).toHaveLength(1));
  expect([page.session.member()?.account, storedKeys()]).toEqual(["bob", stored]);
  held.resolve(layoutOf(ann.token));
  await page.over;
  expect(page.session.member()?.account).toBe("ann");
});

test.each<[string, Record<string, string>]>([
  ["a token", addressOf(ann)],
  ["an enc", { enc: "sealed" }],
])(
  "another member's link with %s asks whose account it is, and a no changes nothing",
  async (_, arrival) => {
    const exchanged = { data: JSON.stringify(wireClaim(ann)) };
    const page = arrive(arrival, {
      before: bob,
      gives: false,
      exchanged,
      search: "?member_type=2",
    });
    const stored = storedKeys();
    await page.over;
    expect(page.questions).toEqual([{ account: "bob", other: "ann" }]);
    expect(page.session.member()?.account).toBe("bob");
    expect([storedKeys(), page.told, page.reload.mock.calls]).toEqual([stored, [], []]);
    expect(page.asked.map(({ path }) => path)).not.toContain(leave);
  },
);

test("a login or logout before the question is answered takes precedence", async () => {
  const held = Promise.withResolvers<boolean>();
  const page = arrive(addressOf(ann), { before: bob, gives: held.promise });
  await vi.waitFor(() => expect(page.questions).toHaveLength(1));
  page.session.clear();
  held.resolve(true);
  await page.over;
  expect([page.session.current().role, page.reload.mock.calls]).toEqual(["visitor", []]);
});

test("a visitor, and a member with a link of their own, are not asked", async () => {
  for (const before of [undefined, { ...ann, token: "s_0.old" }]) {
    localStorage.clear();
    const page = arrive(addressOf(ann), { ...(before && { before }) });
    await page.over;
    expect([page.questions, page.session.token()]).toEqual([[], ann.token]);
  }
});

test("another member's game is left with that member's token before the account changes", async () => {
  const page = arrive(addressOf(ann), { before: bob });
  await page.over;
  expect(page.asked).toMatchObject([
    { path: layout, token: ann.token },
    { path: leave, token: bob.token, key: expect.stringMatching(/^[\w-]{8,64}$/) },
  ]);
  expect(page.session.member()?.account).toBe("ann");
  expect(page.reload).toHaveBeenCalledOnce();
  // Logging out the previous member navigates to the home page, which would lose the current one.
  expect(page.goes).toHaveBeenCalledOnce();
});

test("the same member's newer token replaces the old one, and a game continues", async () => {
  const page = arrive(addressOf(ann), { before: { ...ann, token: "s_0.old" } });
  await page.over;
  expect(page.asked.map(({ path }) => path)).toEqual([layout]);
  expect(page.session.token()).toBe(ann.token);
  expect(page.reload).not.toHaveBeenCalled();
});

test("a token that the answer renews is the one that is kept", async () => {
  const page = arrive(addressOf(ann), { renewed: "s_1.renewed" });
  await page.over;
  expect(page.session.token()).toBe("s_1.renewed");
});

test("a login by hand in the meantime takes precedence over the address", async () => {
  const held = Promise.withResolvers<Reply>();
  const page = arrive(addressOf(ann), { answer: () => held.promise });
  page.session.signIn(bob);
  held.resolve(layoutOf(ann.token));
  await page.over;
  expect([page.session.member()?.account, page.toasts]).toEqual(["bob", []]);
});

test("after the site's own reload the stored session is kept, once", async () => {
  localStorage.setItem("skipReloadGetInfo", "1");
  await arrive(addressOf(ann)).over;
  expect(localStorage.getItem("token")).toBeNull();
  expect(localStorage.getItem("skipReloadGetInfo")).toBeNull();
  await arrive(addressOf(ann)).over;
  expect(localStorage.getItem("token")).toBe(ann.token);
});

const wireClaim = (member: LoginData) => {
  const { member_id, ...rest } = addressOf(member);
  return { ...rest, member_id: Number(member_id) };
};

test.each([
  ["JSON in text", (claim: object) => JSON.stringify(claim)],
  ["an object", (claim: object) => claim],
])(
  "[AUTH-97] an enc is exchanged for a login that is verified like any other: %s",
  async (_, wire) => {
    const page = arrive({ enc: "sealed" }, { exchanged: { data: wire(wireClaim(ann)) } });
    await page.over;
    expect(page.asked).toMatchObject([
      { path: exchange, token: undefined },
      { path: layout, token: ann.token },
    ]);
    expect(page.session.member()).toMatchObject({ memberId: 7, account: "ann" });
    expect(page.toasts).toEqual([]);
  },
);

test("an enc's content is trusted no more than an address: another member's token changes nobody", async () => {
  const exchanged = { data: JSON.stringify({ ...wireClaim(ann), tk: bob.token }) };
  const page = arrive({ enc: "sealed" }, { before: bob, exchanged });
  const stored = storedKeys();
  await page.over;
  expect(storedKeys()).toEqual(stored);
  expect(page.toasts).toEqual([expect.stringContaining("still logged in as bob")]);
});

test.each<[string, Reply, string]>([
  ["is over", { refusal: { code: "999", status: 200 } }, "not valid"],
  ["brings no JSON", { data: "not JSON" }, "not valid"],
  ["brings nothing", { data: null }, "not valid"],
  ["cannot be exchanged", { refusal: { code: "503", status: 503 } }, "couldn’t check"],
  ["meets a network that fails", lost, "couldn’t check"],
  ...Object.keys(addressOf(ann)).map((key): [string, Reply, string] => [
    `brings no ${key}`,
    { data: JSON.stringify({ ...wireClaim(ann), [key]: undefined }) },
    "not valid",
  ]),
])(
  "[AUTH-99] [ROUTE-46] an enc that %s leads home, and the current player stays",
  async (_, exchanged, words) => {
    const page = arrive({ enc: "sealed" }, { before: bob, exchanged, search: "?footer=false" });
    const stored = storedKeys();
    await page.over;
    expect(storedKeys()).toEqual(stored);
    expect(page.asked.map(({ path }) => path)).toEqual([exchange]);
    expect(page.navigations).toEqual([{ path: "/?footer=false", replace: true }]);
    expect(page.toasts).toEqual([expect.stringContaining(words)]);
    expect(page.told).toEqual([]);
  },
);

test("[AUTH-100] an app is informed once, when the login is confirmed, and gets no token", async () => {
  const page = arrive(addressOf(ann));
  expect(page.told).toEqual([]);
  await page.over;
  expect(page.told).toEqual([{ msg: "tokenLoginSet", memberId: 7 }]);
  const refused = arrive({ ...addressOf(ann), tk: "junk" });
  await refused.over;
  expect(refused.told).toEqual([]);
});

test("a window too narrow for this template is reloaded after its login, not before", async () => {
  const page = arrive(addressOf(ann), { cookie: "a=1; template=mobile" });
  await page.over;
  expect(page.session.member()?.account).toBe("ann");
  expect(page.reload).toHaveBeenCalledOnce();
  localStorage.clear();
  const fitting = arrive(addressOf(bob), { cookie: "a=1; template=desktop" });
  await fitting.over;
  expect(fitting.reload).not.toHaveBeenCalled();
});

test("without a token in the address nothing happens", async () => {
  localStorage.setItem("skipReloadGetInfo", "1");
  const page = arrive(undefined);
  await page.over;
  expect(page.asked).toEqual([]);
  expect(localStorage.getItem("skipReloadGetInfo")).toBe("1");
});

test.each([
  ["nothing", undefined],
  ["an enc that is empty", { enc: "" }],
  ["text that is no JSON", "enc"],
  ["a login without a token", { memberId: 7, account: "ann", currency: "VND" }],
])(
  "another company's login that answers %s is refused, and the platform is not asked",
  async (_, answer) => {
    const connect = vi.fn<Connect>();
    expect(await proofOfAnswer(answer, connect)).toEqual({ proven: false, why: "refused" });
    expect(connect).not.toHaveBeenCalled();
  },
);
