import { exampleMember } from "@naluma/site/who.fake";
import { expect, test, vi } from "vitest";
import type { Member } from "../member.ts";
import type { Session } from "../session/session.ts";
import { handleUnauthorized } from "./unauthorized.ts";

interface Options {
  readonly tokenState?: ReturnType<Session["tokenStatus"]>;
  readonly signedIn?: boolean;
}

const member = ({ tokenState = "current", signedIn = true }: Options = {}) => ({
  session: {
    token: () => (signedIn ? "s1.x" : undefined),
    member: () => (signedIn ? exampleMember : undefined),
    tokenStatus: () => tokenState,
  },
  logout: { send: vi.fn<Member["logout"]["send"]>() },
  layout: { refresh: vi.fn<() => Promise<void>>(() => Promise.reject(new Error("refused"))) },
});

test.each([
  ["the token of now logs out", "current", 1, 0],
  ["a token renewed since is looked into with the new one", "renewed since", 0, 1],
  ["a token of another session concerns nobody", "of another session", 0, 0],
] as const)("a 401 for %s", (_, tokenState, logouts, questions) => {
  const ports = member({ tokenState });
  handleUnauthorized(ports, "s1.x");
  expect(ports.logout.send.mock.calls).toEqual(logouts ? [[{ type: "token-refused" }]] : []);
  expect(ports.layout.refresh).toHaveBeenCalledTimes(questions);
});

test("a 401 without a session logs nobody out", () => {
  const ports = member({ signedIn: false });
  handleUnauthorized(ports);
  handleUnauthorized(ports, "lent");
  expect(ports.logout.send).not.toHaveBeenCalled();
});
