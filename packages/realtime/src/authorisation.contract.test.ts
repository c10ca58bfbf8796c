import { wireContract, type WireRequest } from "@naluma/wire-contract";
import { createStore } from "jotai/vanilla";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRealtime, type Realtime } from "./index.ts";

const token = "s_8f21c07be94d.Rn0aXq9TtLw4bYc7eKs2mVpU";
const auth = `site9key:${"0a9c7d6e2f3a4b5c".repeat(4)}`;

/** A socket whose server sends its greeting at once, and nothing more. */
class GreetingSocket extends EventTarget {
  static readonly opened: GreetingSocket[] = [];
  readonly sent: string[] = [];
  readonly url: string;
  onopen?: () => void;

  constructor(url: string) {
    super();
    this.url = url;
    GreetingSocket.opened.push(this);
    queueMicrotask(() => {
      this.onopen?.();
      const greeting = JSON.stringify({ socket_id: "214781.55120384", activity_timeout: 120 });
      const data = JSON.stringify({ event: "pusher:connection_established", data: greeting });
      this.dispatchEvent(new MessageEvent("message", { data }));
    });
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {}
}

let realtime: Realtime | undefined;
const asked: WireRequest[] = [];

beforeEach(() => {
  asked.length = 0;
  GreetingSocket.opened.length = 0;
  // The socket library's worker build expects a global object of this name.
  vi.stubGlobal("self", globalThis);
  vi.stubGlobal("WebSocket", GreetingSocket);
  class PageRequest extends Request {
    constructor(path: string, init?: RequestInit) {
      super(new URL(path, "https://play.example.com"), init);
    }
  }
  vi.stubGlobal("Request", PageRequest);
  vi.stubGlobal("fetch", async (request: Request) => {
    const { method, headers } = request;
    asked.push({
      method,
      path: new URL(request.url).pathname,
      headers: Object.fromEntries(headers),
      text: await request.text(),
    });
    return Response.json({ auth, channel_data: '{"user_id":"u_5b1c0fe92a7d"}' });
  });
});
afterEach(() => realtime?.stop());

function open(stored: { token?: string; memberId?: string }) {
  const ignore = () => undefined;
  realtime = createRealtime({
    address: {
      socket_url: "ws://rt.example.com:4100",
      socket_ssl_url: "wss://rt.example.com",
      socket_key: "site9key",
    },
    isSecure: true,
    token: () => stored.token,
    memberId: () => stored.memberId,
    currency: () => "VND",
    template: () => "bob_mobile",
    lang: () => "vi_VN",
    onEvent: ignore,
    catchUp: async () => undefined,
    onUnauthorized: ignore,
    report: ignore,
    store: createStore(),
    signals: { isOnline: () => true, listen: () => ignore },
  });
}

const frames = () =>
  GreetingSocket.opened.flatMap(({ sent }) => sent).map((text) => JSON.parse(text));

const subscribed = () => frames().filter(({ event }) => event === "pusher:subscribe");

test("[RT-03] a member's channels are authorised with the stored token, which the socket never sees", async () => {
  open({ token, memberId: "88213" });
  await vi.waitFor(() => expect(subscribed()).toHaveLength(7));

  const contract = wireContract();
  expect(contract.authorisationAnswerProblems({ auth })).toEqual([]);
  expect(asked.flatMap(contract.requestProblems)).toEqual([]);
  expect(asked.map(({ path, headers }) => [path, headers["authorization"]])).toEqual(
    Array(3).fill([contract.authorisationPath, token]),
  );
  const names = asked.map(({ text }) => new URLSearchParams(text ?? "").get("channel_name"));
  const own = new Set(["presence-member.VND", "private-member.88213", "private-member.VND"]);
  expect(new Set(names)).toEqual(own);

  const proven = subscribed().filter(({ data }) => data.auth === auth);
  expect(new Set(proven.map(({ data }) => data.channel))).toEqual(own);
  expect(GreetingSocket.opened.map(({ url }) => url)).toEqual([
    expect.stringMatching(/^wss:\/\/rt\.example\.com:443\/app\/site9key\?protocol=7&/),
  ]);
  expect(JSON.stringify(GreetingSocket.opened)).not.toContain("Rn0aXq9T");
});

test("[RT-03] a visitor has no channel to be authorised for", async () => {
  open({});
  await vi.waitFor(() => expect(subscribed()).toHaveLength(4));
  expect(asked).toEqual([]);
});
