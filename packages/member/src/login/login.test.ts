import { fakeApi, lost, refused, type Reply, type Sent } from "@naluma/api-client/api.fake";
import { fakeClock, settled } from "@naluma/machine/clock.fake";
import { fakeBrowser } from "@naluma/site/browser.fake";
import { deviceInfo } from "@naluma/site/device-info";
import { createStore } from "jotai/vanilla";
import { describe, expect, it, vi } from "vitest";
import { finishLogin } from "../address-login/sign-in-with-credentials.ts";
import { createSession } from "../session/session.ts";
import type { LoginRefusal } from "./login.codes.ts";
import { startLogin } from "./login.runner.ts";
import { openedLoginAtom, openLogin } from "./open-login.ts";

const picture = {
  token: "cp_1",
  captcha: "data:image/svg+xml;base64,PHN2Zy8+",
  placeholder: "4 digits",
};
const member = {
  member_id: 88213,
  member_account: "player01",
  member_currency: "VND",
  member_login_id: "ml_1",
  token: "s_1.abcdef",
};
const values = { account: " player01 ", password: " naluma88 ", answer: " 0000 " };
const device = deviceInfo({
  client: "mobile",
  platform: "web",
  userAgent: "Mozilla/5.0 (Linux; Android 14; Pixel) Chrome/130.0 Mobile Safari/537.36",
  host: "play.example.com",
  udid: "d-1",
});

type Replies = Record<string, (sent: Sent) => Reply | Promise<Reply>>;

async function opened(replies: Replies = {}) {
  const api = fakeApi({
    "/captcha": () => ({ data: picture }),
    "/get_login_header": () => ({ data: null }),
    "/login": () => ({ data: member }),
    ...replies,
  });
  const clock = fakeClock();
  const session = createSession({ store: createStore(), local: fakeBrowser().tab().local });
  const onDone = vi.fn<() => void>();
  const form = {
    emptyAnswer: vi.fn<() => void>(),
    showRefusal: vi.fn<(refusal: LoginRefusal) => void>(),
  };
  const ports = { api, session, siteId: 9, clock, device: () => device, onDone, ...form };
  const login = startLogin(ports);
  login.send({ type: "opened" });
  await settled();
  return { api, clock, session, login, onDone, form };
}

describe("a login", () => {
  it("[AUTH-06] sends the device's data flat and keeps what is answered", async () => {
    const { api, session, login, onDone } = await opened();
    login.send({ type: "submitted", values });
    await settled();

    expect(api.sent.find(({ path }) => path === "/login")?.body).toEqual({
      account: "player01",
      password: " naluma88 ",
      site_id: 9,
      answer: "0000",
      captcha_token: "cp_1",
      device: 2,
      login_type: "web",
      system: "Android",
      browser: "Chrome",
      system_version: "14",
      remote_addr: "",
      host: "play.example.com",
      cdn: "",
      udid: "d-1",
    });
    expect(session.member()).toMatchObject({
      memberId: 88213,
      account: "player01",
      currency: "VND",
    });
    expect(session.token()).toBe("s_1.abcdef");
    expect(onDone).toHaveBeenCalledOnce();
  });

  it("signs the member in before it continues to what was wanted", async () => {
    const { session, login, onDone } = await opened();
    const seen: unknown[] = [];
    onDone.mockImplementation(() => void seen.push(session.member()?.memberId));
    login.send({ type: "submitted", values });
    await settled();
    expect(seen).toEqual([88213]);
  });

  it("asks for the header first, and for a new picture after every answered attempt", async () => {
    const { api, login, form } = await opened({ "/login": () => refused("101") });
    login.send({ type: "submitted", values });
    await settled();
    expect(api.paths()).toEqual(["/captcha", "/get_login_header", "/login", "/captcha"]);
    expect(form.showRefusal.mock.calls).toEqual([
      [{ about: "form", message: { id: "account_error" } }],
    ]);
    expect(form.emptyAnswer).toHaveBeenCalledOnce();
  });

  it("continues when the header cannot be fetched", async () => {
    const { session, login } = await opened({ "/get_login_header": () => lost });
    login.send({ type: "submitted", values });
    await settled();
    expect(session.member()?.memberId).toBe(88213);
  });

  it.each([
    ["a token", { ...member, token: undefined }],
    ["a member id", { ...member, member_id: null }],
  ])("fails if the answer has no %s", async (_, data) => {
    const { session, login, onDone, form } = await opened({ "/login": () => ({ data }) });
    login.send({ type: "submitted", values });
    await settled();
    expect(session.member()).toBeUndefined();
    expect(form.showRefusal.mock.calls.map(([{ about }]) => about)).toEqual(["form"]);
    expect(onDone).not.toHaveBeenCalled();
  });

  it("carries the lent token, which no other call does, and gives it up whatever the outcome", async () => {
    const { api, session, login } = await opened({
      "/get_login_header": () => {
        session.renewToken("lent", undefined);
        return { data: null };
      },
      "/login": () => {
        expect(session.token()).toBeUndefined();
        return refused("103");
      },
    });
    login.send({ type: "submitted", values });
    await settled();
    expect(api.sent.filter(({ token }) => token === "lent").map(({ path }) => path)).toEqual([
      "/login",
    ]);
    expect(session.preLoginToken()).toBeUndefined();
  });
});

describe("the limit on captcha pictures", () => {
  it.each([
    ["1 s", null, 1_000],
    ["1 s", { wait_seconds: 0 }, 1_000],
    ["the time that is delivered", { wait_seconds: 5 }, 5_000],
  ])("lasts %s after code 101 with %j", async (_, data, ms) => {
    const { api, clock, login } = await opened({ "/captcha": () => refused("101", "Wait.", data) });
    expect(login.getState().captcha.at).toBe("waiting");

    await clock.pass(ms - 1);
    login.send({ type: "new-picture-asked" });
    expect(api.paths()).toEqual(["/captcha"]);

    await clock.pass(1);
    login.send({ type: "new-picture-asked" });
    expect(api.paths()).toEqual(["/captcha", "/captcha"]);
  });

  it("treats an invalid picture as one that did not load", async () => {
    const { login } = await opened({
      "/captcha": () => ({ data: { ...picture, captcha: "https://elsewhere.example/p.png" } }),
    });
    expect(login.getState().captcha.at).toBe("failed");
  });
});

it.each([
  ["/promotions?tab=2", "/promotions?tab=2"],
  ["//elsewhere.example/promotions", undefined],
  ["https://elsewhere.example/", undefined],
  ["javascript:alert(1)", undefined],
])("a login for %s goes on to %s, and to no other site", (target, expected) => {
  const store = createStore();
  openLogin(store, { target });
  expect(store.get(openedLoginAtom)?.target).toBe(expected);
});

it("a login without the form closes the dialog and continues to what it was opened for, once", () => {
  const store = createStore();
  const navigate = vi.fn<(path: string) => void>();
  const onDone = vi.fn<() => void>();
  openLogin(store, { target: "/promotions", onDone });
  finishLogin(store, navigate);
  expect(store.get(openedLoginAtom)).toBeUndefined();
  expect(navigate).toHaveBeenCalledExactlyOnceWith("/promotions");
  finishLogin(store, navigate);
  expect([navigate.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 1]);
});
