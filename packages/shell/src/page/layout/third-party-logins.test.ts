// @vitest-environment jsdom
import { fakeApi, type Reply } from "@naluma/api-client/api.fake";
import { createSession, openLogin } from "@naluma/member";
import { createStore } from "jotai/vanilla";
import { afterEach, expect, test, vi } from "vitest";
import type { WindowMessage } from "../../live/windows/window-messages.ts";
import { createThirdPartyLogin } from "./third-party-logins.tsx";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const login = { name: "Lantern ID", address: "https://id.example/" };
const ann = { member_id: 7, member_account: "ann", member_currency: "VND", token: "s_1.secret" };
const { token: tk, ...rest } = ann;

const layoutOf = (token: string | undefined): Reply =>
  token === ann.token
    ? {
        data: {
          member_common_layout: {
            id: 7,
            member_account: "ann",
            member_currency: "VND",
            member_cash: "1.00",
          },
        },
      }
    : { refusal: { code: "401", status: 401 } };

/** A visitor with the login open, who continues with a third party. */
function visit(isBlocked = false) {
  const store = createStore();
  const session = createSession({ store, local: localStorage });
  const [toasts, went, asked]: [string[], string[], string[]] = [[], [], []];
  const onDone = vi.fn<() => void>();
  openLogin(store, { target: "/user", onDone });
  const windows: { close: ReturnType<typeof vi.fn> }[] = [];
  const expected = new Map<string, (message: WindowMessage) => void>();
  const continueWith = createThirdPartyLogin(
    {
      store,
      session,
      page: { locale: "en_US", settings: { allowHttp: false, siteId: 1 } },
      provideNavigation: () => undefined,
      navigate: (path) => void went.push(path),
    },
    {
      open() {
        if (isBlocked) return null;
        const opened = { close: vi.fn() };
        windows.push(opened);
        return Object.assign(Object.create(window), opened);
      },
      sessionStorage,
      location: { origin: "https://play.example" },
    },
    {
      expect(state, take) {
        expected.set(state, take);
        return () => void expected.delete(state);
      },
    },
    {
      api: (ports) =>
        fakeApi({
          "/get_info_data": ({ body }) => {
            asked.push(JSON.stringify(body));
            return { data: JSON.stringify({ tk, ...rest }) };
          },
          "/member/profile/common/layout": () => layoutOf(ports.token()),
        }),
      notify: (message) => void toasts.push(message),
      askToSwitch: () => Promise.resolve(true),
      leaveGame: () => Promise.resolve(),
      reloadPage: () => undefined,
    },
  );
  const press = () => continueWith(login);
  const say = (message: object) => {
    for (const [state, take] of expected) take({ state, at: 0, ...message } as WindowMessage);
  };
  return { press, say, session, windows, toasts, went, asked, onDone, expected };
}

test.each<[string, unknown]>([
  ["the login's data", ann],
  ["the data as a query carries it", JSON.stringify(ann)],
  ["an enc", { enc: "sealed" }],
])("[AUTH-102] authLogin closes the window and completes the login with %s", async (_, data) => {
  const { press, say, session, windows, went, onDone, toasts } = visit();
  expect(press()).toBe(true);
  say({ msg: "authLogin", data });
  expect(windows[0]?.close).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(session.member()).toMatchObject({ memberId: 7, account: "ann" }));
  expect([went, onDone.mock.calls.length, toasts]).toEqual([["/user"], 1, []]);
});

test.each<[string, unknown]>([
  ["nothing", null],
  ["no token", { ...ann, token: "" }],
  ["a token that nobody knows", { ...ann, token: "s_9.junk" }],
  ["another member's token", { ...ann, member_id: 8 }],
])("an answer with %s logs nobody in, and shows a message", async (_, data) => {
  const { press, say, session, toasts, went } = visit();
  press();
  say({ msg: "authLogin", data });
  await vi.waitFor(() => expect(toasts).toEqual([expect.stringContaining("not valid")]));
  expect([session.member(), went, localStorage.getItem("token")]).toEqual([undefined, [], null]);
});

test("[AUTH-103] authLoginClose closes the window, and says why only if there is a code", () => {
  const { press, say, windows, toasts, session } = visit();
  press();
  say({ msg: "authLoginClose", resMessage: "Nobody asked." });
  expect([windows[0]?.close.mock.calls.length, toasts]).toEqual([1, []]);
  press();
  say({ msg: "authLoginClose", resCode: "102", resMessage: "The account is disabled." });
  expect(windows[1]?.close).toHaveBeenCalled();
  expect(toasts).toEqual(["The account is disabled."]);
  expect(session.member()).toBeUndefined();
});

test("a second press ends the first attempt and makes its state invalid", () => {
  const { press, windows, expected } = visit();
  press();
  const [first = ""] = expected.keys();
  press();
  expect(windows[0]?.close).toHaveBeenCalledOnce();
  expect(expected.size).toBe(1);
  expect(expected.has(first)).toBe(false);
});

test("a window that the browser blocks is reported", () => {
  const { press, expected } = visit(true);
  expect([press(), expected.size]).toEqual([false, 0]);
});
