import type { Member, Session } from "@naluma/member";
import type { SignedIn, Who } from "@naluma/site/who";
import { expect, test, vi } from "vitest";
import { cashEventToWallet } from "./cash-event-to-wallet.ts";
import { cleanCacheToLogout } from "./event-to-features.ts";
import { loginEventToLogout } from "./login-event-to-logout.ts";
import { sessionToPage } from "./session-to-page.ts";
import { sessionToPreload } from "./session-to-preload.ts";
import { unauthorizedToLogout } from "./unauthorized-to-logout.ts";

type TokenStatus = ReturnType<Session["tokenStatus"]>;

interface Options {
  tokenState?: TokenStatus;
  signedIn?: boolean;
  otherLogin?: boolean;
}

function member({ tokenState = "current", signedIn = true, otherLogin = true }: Options = {}) {
  const anna: SignedIn = {
    role: "member",
    memberId: 7,
    account: "a",
    currency: "USD",
    demo: false,
  };
  return {
    session: {
      token: () => (signedIn ? "s1.x" : undefined),
      member: () => (signedIn ? anna : undefined),
      tokenStatus: () => tokenState,
      isOtherLogin: () => otherLogin,
    },
    logout: { send: vi.fn<Member["logout"]["send"]>() },
    layout: { refresh: vi.fn<() => Promise<void>>(() => Promise.reject(new Error("refused"))) },
    balances: { moved: vi.fn<(main?: string) => void>() },
    refresh: vi.fn<() => void>(),
    isPlaying: () => true,
  };
}

test.each([
  ["the token of now logs out", "current", 1, 0],
  ["a token renewed since is looked into with the new one", "renewed since", 0, 1],
  ["a token of another session concerns nobody", "of another session", 0, 0],
] as const)("a 401 for %s", (_, tokenState, logouts, questions) => {
  const ports = member({ tokenState });
  unauthorizedToLogout(ports)("s1.x");
  expect(ports.logout.send.mock.calls).toEqual(logouts ? [[{ type: "token-refused" }]] : []);
  expect(ports.layout.refresh).toHaveBeenCalledTimes(questions);
});

test("a 401 without a session logs nobody out", () => {
  const ports = member({ signedIn: false });
  unauthorizedToLogout(ports)();
  unauthorizedToLogout(ports)("lent");
  expect(ports.logout.send).not.toHaveBeenCalled();
});

test.each([
  [true, [[{ type: "other-login" }]]],
  [false, []],
])("a login event that is another's (%s)", (otherLogin, sent) => {
  const ports = member({ otherLogin });
  loginEventToLogout(ports)({ token: "s2" });
  expect(ports.logout.send.mock.calls).toEqual(sent);
});

test("a cash event sets the main wallet; one that cannot be read asks for it", () => {
  const ports = member();
  cashEventToWallet(ports)({ cash: "12.50" });
  expect(ports.balances.moved).toHaveBeenCalledWith("12.50");
  expect(ports.refresh).not.toHaveBeenCalled();

  cashEventToWallet(ports)({ cash: undefined });
  expect(ports.refresh).toHaveBeenCalledOnce();
});

test("a clean start leaves the open game first", () => {
  const ports = member();
  cleanCacheToLogout(ports)();
  expect(ports.logout.send).toHaveBeenCalledWith({ type: "clean-cache-asked", gameOpen: true });
});

test("the page says that a member is there for as long as one is", () => {
  let now = true;
  const listeners: (() => void)[] = [];
  const dataset: DOMStringMap = {};
  const root = { dataset };
  const { session } = member();
  const anna = session.member();
  sessionToPage(
    {
      member: () => (now ? anna : undefined),
      onChange: (listener) => {
        listeners.push(() => listener({ role: "visitor" }, { role: "visitor" }));
        return () => undefined;
      },
    },
    root,
  );
  expect(root.dataset).toEqual({ member: "" });
  now = false;
  for (const listener of listeners) listener();
  expect(root.dataset).toEqual({});
});

test.each([
  [true, 1],
  [false, 0],
])("what a member needs is fetched as soon as there is one (at once: %s)", (signedIn, atOnce) => {
  const { session } = member({ signedIn });
  const prepare = vi.fn<() => void>();
  let become: (now: Who) => void = () => undefined;
  sessionToPreload({
    session: {
      ...session,
      onChange: (listener) => {
        become = (now) => listener(now, { role: "visitor" });
        return () => undefined;
      },
    },
    member: { prepare },
    wallet: { prepare: () => undefined },
  });
  expect(prepare).toHaveBeenCalledTimes(atOnce);
  become({ role: "visitor" });
  expect(prepare).toHaveBeenCalledTimes(atOnce);
  become({ role: "member", memberId: 8, account: "b", currency: "USD", demo: false });
  expect(prepare).toHaveBeenCalledTimes(atOnce + 1);
});
