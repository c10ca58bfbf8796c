import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RefusedError } from "./answer.ts";
import type { ApiPorts } from "./api.ts";
import { post } from "./call.ts";
import { createApi } from "./create-api.ts";
import { get } from "./get.ts";
import { readAnswer } from "./read-answer.ts";
import { addressOf, requestTimeout } from "./transmit.ts";
import { emptyBody, nothing } from "./wire.ts";

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

let server: Server;
let received: Received[];
let answer: { status?: number; headers?: Record<string, string>; body: string } | "never";

beforeEach(async () => {
  received = [];
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      received.push({ method: request.method, url: request.url, headers: request.headers, body });
      if (answer === "never") return;
      response.writeHead(answer.status ?? 200, {
        "content-type": "application/json",
        ...answer.headers,
      });
      response.end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const portsFor = (changes: Partial<ApiPorts> = {}): ApiPorts => {
  const { port } = server.address() as AddressInfo; // A TCP server's address is an object; only a pipe's is a string.
  return {
    origin: `http://127.0.0.1:${port}`,
    lang: () => "vi_VN",
    token: () => "s_1.secret",
    renewToken: vi.fn(),
    onUnauthorized: vi.fn(),
    words: (kind) => `words for ${kind}`,
    ...changes,
  };
};

const ok = (data: unknown) => ({ body: JSON.stringify({ code: "100", message: "Success", data }) });
const named = post("/v2/thing", {
  body: v.object({ a: v.number() }),
  reads: v.object({ name: v.string() }),
});
const layout = post("/member/profile/common/layout", { body: emptyBody, reads: nothing });
const leave = post("/member/game/leave1", { body: emptyBody, reads: nothing });

test("a late 401 is judged by the token that was sent, not by the current session", async () => {
  const sent = ["s_1.before"];
  const ports = portsFor({ token: () => sent.shift() ?? "s_2.after" });
  answer = { status: 401, body: JSON.stringify({ code: "401", message: "Please log in again." }) };
  await createApi(ports).send(named, { a: 1 });
  expect(ports.onUnauthorized).toHaveBeenCalledExactlyOnceWith("/v2/thing", "s_1.before");
});

test("a call goes under /api as JSON, with the language and the stored token", async () => {
  answer = ok({ name: "x" });
  const result = await createApi(portsFor()).send(named, { a: 1 }, { idempotencyKey: "key-12345" });

  const date = expect.stringMatching(/GMT$/) as string;
  expect(result).toEqual({ ok: true, data: { name: "x" }, message: "Success", date });
  expect(received[0]).toMatchObject({ method: "POST", url: "/api/v2/thing", body: '{"a":1}' });
  expect(received[0]?.headers).toMatchObject({
    "content-type": "application/json",
    lang: "vi_VN",
    authorization: "s_1.secret",
    "idempotency-key": "key-12345",
  });
});

test("a visitor sends no authorization header at all", async () => {
  answer = ok({ name: "x" });
  await createApi(portsFor({ token: () => undefined })).send(named, { a: 1 });
  expect(received[0]?.headers).not.toHaveProperty("authorization");
});

test("a token passed with the call takes precedence over the stored one", async () => {
  answer = ok({ name: "x" });
  await createApi(portsFor()).send(named, { a: 1 }, { token: "lent" });
  expect(received[0]?.headers["authorization"]).toBe("lent");
});

test("a GET carries no body", async () => {
  answer = ok(null);
  await createApi(portsFor()).send(get("/clientCaptcha", nothing), {});
  expect(received[0]).toMatchObject({ method: "GET", url: "/api/clientCaptcha", body: "" });
});

test("the prefix is never doubled", () => {
  expect(addressOf("", "/api/template_config")).toBe("/api/template_config");
  expect(addressOf("https://a.example", "/login")).toBe("https://a.example/api/login");
});

test("the prefix is never added twice", async () => {
  answer = { ...ok({ name: "x" }), headers: { authorization: "s_1.renewed" } };
  const ports = portsFor();
  await createApi(ports).send(named, { a: 1 });
  expect(ports.renewToken).toHaveBeenCalledWith("s_1.renewed", "s_1.secret");
});

test("[API-06] a renewed token replaces the one its call carried, even if another member has logged in since", async () => {
  answer = { ...ok({ name: "x" }), headers: { authorization: "s_1.renewed" } };
  const stored = ["s_1.secret", "s_2.of-somebody-else"];
  const ports = portsFor({ token: () => stored.shift() });
  await createApi(ports).send(named, { a: 1 });
  expect(ports.renewToken).toHaveBeenCalledWith("s_1.renewed", "s_1.secret");
});

test("[API-11] a failed success check gives the server's message", async () => {
  answer = { body: JSON.stringify({ header: { status: "199", desc: "Not today" }, body: null }) };
  expect(await createApi(portsFor()).send(named, { a: 1 })).toMatchObject({
    ok: false,
    refusal: { code: "199", message: "Not today" },
  });
});

test("an empty message becomes the text for an unknown error", async () => {
  answer = { status: 500, body: JSON.stringify({ code: "500", message: "", data: { left: 2 } }) };
  expect(await createApi(portsFor()).send(named, { a: 1 })).toMatchObject({
    refusal: {
      code: "500",
      message: "words for unknown",
      data: { left: 2 },
      status: 500,
      isWordless: true,
    },
  });
});

test.each(["<html>", "", '{"data":1}', '{"code":"100","data":{"name":5}}'])(
  "%s is refused as unknown, never guessed at",
  async (body) => {
    answer = { body };
    expect(await createApi(portsFor()).send(named, { a: 1 })).toMatchObject({
      ok: false,
      refusal: { code: "unknown", message: "words for unknown" },
    });
  },
);

test("an answer can be parsed elsewhere; what fails there is refused as unknown", async () => {
  answer = ok({ name: "x" });
  const api = createApi(portsFor());
  const read = (bytes: ArrayBuffer) =>
    Promise.resolve(readAnswer(named.reads, new TextDecoder().decode(bytes)));
  expect(await api.read(named, { a: 1 }, undefined, read)).toEqual({ name: "x" });
  const broken = () => Promise.reject(new Error("no worker"));
  await expect(api.read(named, { a: 1 }, undefined, broken)).rejects.toMatchObject({
    refusal: { code: "unknown" },
  });
});

test("aborting a read while it is parsed elsewhere is not a refusal", async () => {
  answer = ok({ name: "x" });
  const given = new AbortController();
  const reading = createApi(portsFor()).read(named, { a: 1 }, given.signal, () => {
    given.abort();
    return Promise.reject(new Error("ended"));
  });
  await expect(reading).rejects.not.toBeInstanceOf(RefusedError);
});

test("no connection is refused as offline", async () => {
  const ports = portsFor({ origin: "http://127.0.0.1:9" });
  expect(await createApi(ports).send(named, { a: 1 })).toMatchObject({
    refusal: { code: "offline" },
  });
});

test.each([get("/clientCaptcha", nothing), leave])(
  "a call that got lost is made once: only the caller knows whether to repeat it ($method)",
  async (call) => {
    const lost = vi.fn(() => Promise.reject(new TypeError("fetch failed")));
    vi.stubGlobal("fetch", lost);
    const answered = await createApi(portsFor()).send(call, {});
    expect(answered).toMatchObject({ refusal: { code: "offline" } });
    expect(lost).toHaveBeenCalledOnce();
  },
);

test("[API-03] a call gives up after 30 seconds", async () => {
  expect(requestTimeout).toBe(30_000);
  answer = "never";
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const sent = createApi(portsFor()).send(named, { a: 1 });
    await vi.waitFor(() => expect(received).toHaveLength(1), { interval: 1 });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await sent).toMatchObject({
      refusal: { code: "timeout", message: "words for timeout" },
    });
  } finally {
    vi.useRealTimers();
  }
});

test("[API-17] a 401 is reported and aborts the member's calls, but never the logout", async () => {
  answer = "never";
  const ports = portsFor();
  const api = createApi(ports);
  const waiting = api.send(layout, {}).catch((error: unknown) => error);
  const { signal } = new AbortController();
  const waitingToo = api.send(layout, {}, { signal }).catch((error: unknown) => error);
  const leaving = api.send(leave, {});
  await vi.waitFor(() => expect(received).toHaveLength(3));

  answer = {
    status: 401,
    headers: { authorization: "s_1.renewed" },
    body: JSON.stringify({ code: "401", message: "Please log in again." }),
  };
  const refused = await api.send(named, { a: 1 });

  expect(refused).toMatchObject({ refusal: { code: "401", status: 401 } });
  expect(ports.onUnauthorized).toHaveBeenCalledWith("/v2/thing", "s_1.secret");
  // A renewed token in the response must not undo the logout.
  expect(ports.renewToken).not.toHaveBeenCalled();
  expect(await waiting).toMatchObject({ name: "AbortError" });
  expect(await waitingToo).toMatchObject({ name: "AbortError" });
  expect(await Promise.race([leaving, Promise.resolve("still under way")])).toBe("still under way");
});

test("calls of a member begun while the token is being given up are never sent, except the logout", async () => {
  answer = ok(null);
  const api = createApi(portsFor());
  let forget = () => {};
  api.holdMemberCalls(new Promise<void>((resolve) => (forget = resolve)));
  const held = api.send(layout, {}).catch((error: unknown) => error);
  expect(await api.send(leave, {})).toMatchObject({ ok: true });
  expect(await api.send(named, { a: 1 })).toMatchObject({ refusal: { status: 200 } });

  forget();
  expect(await held).toMatchObject({ name: "AbortError" });
  expect(received.map(({ url }) => url)).toEqual(["/api/member/game/leave1", "/api/v2/thing"]);
  expect(await api.send(layout, {})).toMatchObject({ ok: true });
});

test("public data is read without the token that is being given up, even if the read was under way", async () => {
  answer = "never";
  let token: string | undefined = "s_1.secret";
  const api = createApi(portsFor({ token: () => token }));
  const underWay = api.read(named, { a: 1 });
  await vi.waitFor(() => expect(received).toHaveLength(1));

  answer = ok({ name: "Ana" });
  let forget = () => {};
  api.holdMemberCalls(new Promise<void>((resolve) => (forget = resolve)));
  const begun = api.read(named, { a: 2 });
  expect(await api.send(leave, {})).toMatchObject({ ok: true });
  expect(received).toHaveLength(2);

  token = undefined;
  forget();
  expect(await Promise.all([underWay, begun])).toEqual([{ name: "Ana" }, { name: "Ana" }]);
  expect(received.map(({ headers }) => headers.authorization)).toEqual([
    "s_1.secret",
    "s_1.secret",
    undefined,
    undefined,
  ]);
});

test("a read that its query aborts is not repeated after the logout", async () => {
  answer = "never";
  const api = createApi(portsFor());
  const query = new AbortController();
  const read = api.read(named, { a: 1 }, query.signal).catch((error: unknown) => error);
  await vi.waitFor(() => expect(received).toHaveLength(1));
  query.abort();
  api.holdMemberCalls(Promise.resolve());
  expect(await read).toMatchObject({ name: "AbortError" });
  expect(received).toHaveLength(1);
});

test("a visitor's 401 logs nobody out", async () => {
  answer = { status: 401, body: JSON.stringify({ code: "401", message: "" }) };
  const ports = portsFor({ token: () => undefined });
  await createApi(ports).send(named, { a: 1 });
  expect(ports.onUnauthorized).not.toHaveBeenCalled();
});

test("a read throws the refusal, as a query expects", async () => {
  answer = { body: JSON.stringify({ code: "101", message: "No", data: null }) };
  await expect(createApi(portsFor()).read(named, { a: 1 })).rejects.toBeInstanceOf(RefusedError);
});

test.each([
  ["[API-19] /arks/web/member/letter", true],
  ["[API-20] /arks/web/activity/roulette", true],
  ["[API-21] /arks/web/activity/roulette/info", true],
  ["[API-22] /arks/web/activity/roulette/spin", true],
  ["[API-23] /arks/web/activity/red_envelope_promotion", true],
  ["[API-24] /member/profile/common/layout", true],
  ["[API-25] /member/profile/my_cash", true],
  ["[API-25] /member/game/play1", true],
  ["[API-25] /arks/web/member-games/favorite/store", true],
  ["[API-25] /arks/web/bulletin/member", true],
  ["/member/game/leave1", false],
  ["/logout", false],
  ["/v2/get_jackpot", false],
  ["/login", false],
  ["/member_info", false],
])("%s is aborted on a 401: %s", (title, aborted) => {
  const path = title.slice(title.indexOf("/"));
  expect(post(path, { body: emptyBody, reads: nothing }).abortedOn401).toBe(aborted);
});

test.each([
  ["/logout", true],
  ["/member/game/leave1", true],
  ["/member/game/play1", false],
  ["/v2/get_jackpot", false],
])("%s is sent even if its tab closes on the way: %s", async (path, keepalive) => {
  answer = { body: JSON.stringify({ code: "100", message: "", data: null }) };
  const made: unknown[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (request: Request, init?: RequestInit) => {
    made.push([request.keepalive, request.cache]);
    return fetch(request, init);
  });
  await createApi(portsFor()).send(post(path, { body: emptyBody, reads: nothing }), {});
  // The browser must not cache the response of a call.
  expect(made).toEqual([[keepalive, "no-store"]]);
});
