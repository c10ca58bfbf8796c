import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { startedGateway, type Started } from "../gateway.fake.ts";
import { createPlayerAddress } from "../visitor/player-address.ts";
import { fakePlatform, type FakePlatform } from "./platform.fake.ts";
import { createHttpProxy } from "./proxy-http.ts";
import { platformPath } from "./proxy-path.ts";

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

const before = async (platform: Partial<FakePlatform> & { origin: string }): Promise<Started> => {
  const gateway = await startedGateway({ options: { apiOrigin: platform.origin } });
  stops.push(gateway.stop, () => platform.stop?.());
  return gateway;
};
const post = (gateway: Started, path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(gateway.origin + path, { method: "POST", body, headers });

describe("calls", () => {
  it("a call reaches the platform with the visitor's own address and the gateway's proof", async () => {
    const platform = await fakePlatform();
    const gateway = await before(platform);
    const response = await post(gateway, "/api/login?x=1", '{"a":1}', {
      authorization: "s_1.secret",
      lang: "vi_VN",
      cookie: "template=mobile",
      "x-forwarded-for": "6.6.6.6",
      "x-naluma-gateway": "guessed",
      "x-real-ip": "6.6.6.6",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "ftp",
      forwarded: "for=6.6.6.6",
    });
    expect(await response.json()).toEqual({ code: "100", message: "Success", data: null });
    expect(response.headers.get("x-renewed")).toBe("yes");
    const [seen] = platform.seen;
    expect(seen).toMatchObject({ method: "POST", url: "/api/login?x=1", body: '{"a":1}' });
    expect(seen?.headers).toMatchObject({
      authorization: "s_1.secret",
      lang: "vi_VN",
      "x-forwarded-for": "127.0.0.1",
      "x-naluma-gateway": "shared-secret",
    });
    const ours = ["cookie", "forwarded", "x-real-ip", "x-forwarded-host", "x-forwarded-proto"];
    for (const name of ours) expect(seen?.headers).not.toHaveProperty(name);
  });

  it("a call names the visitor's country when a proxy knows it, and never because a visitor says so", async () => {
    const seenBy = async (options: object, headers: Record<string, string>) => {
      const platform = await fakePlatform();
      const gateway = await startedGateway({ options: { apiOrigin: platform.origin, ...options } });
      stops.push(gateway.stop, () => platform.stop());
      await post(gateway, "/api/register", "{}", headers);
      return platform.seen[0]?.headers["x-naluma-country"];
    };
    const inFront = { countryHeader: "CF-IPCountry" };
    expect(await seenBy(inFront, { "cf-ipcountry": "FR", "x-naluma-country": "DE" })).toBe("FR");
    expect(await seenBy(inFront, { "x-naluma-country": "DE" })).toBeUndefined();
    for (const none of ["unknown", "T1", "fr"])
      expect(await seenBy(inFront, { "cf-ipcountry": none })).toBeUndefined();
    expect(await seenBy({}, { "cf-ipcountry": "FR", "x-naluma-country": "DE" })).toBeUndefined();
    const elsewhere = { ...inFront, trustedProxies: ["10.0.0.0/8"] };
    expect(await seenBy(elsewhere, { "cf-ipcountry": "FR" })).toBeUndefined();
  });

  it("a call loses the headers of the connection, including named ones", async () => {
    const platform = await fakePlatform();
    const gateway = await before(platform);
    await new Promise<void>((resolve, reject) => {
      const headers = { connection: "close, X-Private", "x-private": "1", te: "trailers" };
      request(`${gateway.origin}/api/x`, { headers }, (answer) => {
        answer.resume().on("end", resolve);
      })
        .on("error", reject)
        .end();
    });
    expect(platform.seen[0]?.headers).not.toHaveProperty("x-private");
    expect(platform.seen[0]?.headers).not.toHaveProperty("te");
  });

  it("an answer does not carry the headers of the platform's connection", async () => {
    const platform = await fakePlatform((_seen, response) => {
      response.writeHead(200, { connection: "close, X-Hop", "x-hop": "1", "x-renewed": "yes" });
      response.end("{}");
    });
    const { headers } = await fetch(`${(await before(platform)).origin}/api/x`);
    expect([headers.get("x-hop"), headers.get("x-renewed")]).toEqual([null, "yes"]);
  });

  it("a call that the visitor aborts is aborted at the platform", async () => {
    const arrived = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const platform = await fakePlatform((_seen, response) => {
      response.on("close", () => ended.resolve());
      arrived.resolve();
    });
    const gateway = await before(platform);
    const visitor = new AbortController();
    const answer = fetch(`${gateway.origin}/api/x`, { signal: visitor.signal });
    await arrived.promise;
    visitor.abort();
    await expect(answer).rejects.toThrow("abort");
    await ended.promise;
  });

  it("calls are answered 502 in the envelope while the platform is down", async () => {
    const response = await post(await before({ origin: "http://127.0.0.1:1" }), "/api/login", "{}");
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ code: "502", data: null });
  });

  it.each([
    ["th_TH", "ขณะนี้ใช้บริการไม่ได้"],
    ["zh_TW", "服務暫時無法使用。"],
    ["xx_XX", "The service is unavailable right now."],
    [undefined, "The service is unavailable right now."],
  ])("calls are refused in the language that they name: %s", async (lang, message) => {
    const gateway = await before({ origin: "http://127.0.0.1:1" });
    const headers = lang === undefined ? {} : { lang };
    const response = await fetch(`${gateway.origin}/api/login`, { method: "POST", headers });
    expect(await response.json()).toEqual({ code: "502", message, data: null });
  });

  it("a call is repeated when the platform closed the kept connection, unless it changes something", async () => {
    const { createServer } = await import("node:http");
    const used = new WeakSet<object>();
    // Each connection handles one call; the next one on it finds it closed.
    const platform = createServer((incoming, outgoing) => {
      if (used.has(incoming.socket)) return void incoming.socket.destroy();
      used.add(incoming.socket);
      outgoing.end("here");
    });
    await new Promise<void>((resolve) => platform.listen(0, "127.0.0.1", resolve));
    const address = platform.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const gateway = await before({ origin: `http://127.0.0.1:${port}` });
    stops.push(() => platform.close());
    for (const round of ["a new connection", "the kept one"]) {
      const picture = await fetch(`${gateway.origin}/media/games/G1.svg`);
      expect([round, picture.status, await picture.text()]).toEqual([round, 200, "here"]);
    }
    const calls = [await post(gateway, "/api/x", "{}"), await post(gateway, "/api/x", "{}")];
    expect(calls.map(({ status }) => status)).toEqual([200, 502]);
  });

  it("calls are answered 504 in the envelope when the platform does not answer", async () => {
    const platform = await fakePlatform(({ url }, response) => {
      if (url === "/api/quick") response.end("{}");
    });
    const proxy = createHttpProxy({
      apiOrigin: platform.origin,
      player: createPlayerAddress({ header: "", proxies: [], log: () => {} }),
      country: () => undefined,
      secret: "",
      timeout: 20,
    });
    const { createServer } = await import("node:http");
    const server = createServer((incoming, outgoing) => void proxy.handle(incoming, outgoing));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    stops.push(platform.stop, () => server.close(), proxy.close);
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const response = await fetch(`http://127.0.0.1:${port}/api/login`, {
      method: "POST",
      body: "{}",
    });
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ code: "504" });

    // The same holds on a kept-alive connection: it was not closed, so nothing is requested again.
    await (await fetch(`http://127.0.0.1:${port}/api/quick`)).text();
    expect((await fetch(`http://127.0.0.1:${port}/api/slow`)).status).toBe(504);
    expect(platform.seen.map(({ url }) => url)).toEqual(["/api/login", "/api/quick", "/api/slow"]);
  });

  it("a call with more than 100 kB is answered 413 in the envelope and goes no further", async () => {
    const platform = await fakePlatform();
    const gateway = await before(platform);
    const large = "x".repeat(100 * 1_024 + 1);
    const announced = await post(gateway, "/api/login", large);
    expect(announced.status).toBe(413);
    expect(await announced.json()).toMatchObject({ code: "413", data: null });
    const chunked = await new Promise<number | undefined>((resolve, reject) => {
      const asked = request(`${gateway.origin}/api/login`, { method: "POST" }, (answer) =>
        resolve(answer.resume().statusCode),
      );
      asked.on("error", reject);
      asked.write(large.slice(1));
      asked.end("xx");
    });
    expect(chunked).toBe(413);
    expect(platform.seen).toEqual([]);
    expect((await post(gateway, "/api/login", large.slice(1))).status).toBe(200);
  });

  it("a call that announces far too much is answered at once, and one that never ends is cut off", async () => {
    const platform = await fakePlatform();
    const gateway = await before(platform);
    const answerTo = async (head: string, ...parts: readonly string[]) => {
      const socket = connect(gateway.port, "127.0.0.1");
      socket.write(`POST /api/login HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n`);
      for (const part of parts) socket.write(part);
      let text = "";
      socket.on("data", (chunk) => (text += String(chunk)));
      // The rest of the body is written to a closed connection.
      socket.on("error", () => {});
      await new Promise((resolve) => socket.on("close", resolve));
      return text.split("\r\n")[0];
    };
    const tooLarge = "HTTP/1.1 413 Payload Too Large";
    expect(await answerTo("Content-Length: 5000000")).toBe(tooLarge);
    const part = `${(1_048_576).toString(16)}\r\n${"x".repeat(1_048_576)}\r\n`;
    const parts = Array.from({ length: 5 }, () => part);
    expect([tooLarge, ""]).toContain(await answerTo("Transfer-Encoding: chunked", ...parts));
    expect(platform.seen).toEqual([]);
  });

  it("a large answer is compressed when brotli is accepted, and otherwise sent as it is", async () => {
    const answer = JSON.stringify({ code: "100", data: "Jade Koi River ".repeat(4_000) });
    const platform = await fakePlatform((_seen, response) => {
      response.writeHead(200, {
        "content-type": "application/json; charset=utf-8",
        "content-length": answer.length,
      });
      response.end(answer);
    });
    const gateway = await before(platform);
    const small = await post(gateway, "/api/x", "{}", { "accept-encoding": "gzip, br" });
    expect(small.headers.get("content-encoding")).toBe("br");
    expect(small.headers.get("content-length")).toBeNull();
    expect(await small.text()).toBe(answer);

    const plain = await post(gateway, "/api/x", "{}", { "accept-encoding": "gzip" });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await plain.text()).toBe(answer);
  });

  it("a small answer is passed on byte for byte", async () => {
    const gateway = await before(await fakePlatform());
    const response = await post(gateway, "/api/x", "{}", { "accept-encoding": "br" });
    expect(response.headers.get("content-encoding")).toBeNull();
  });

  it("an answer that breaks off midway breaks off for the visitor too", async () => {
    const platform = await fakePlatform((_seen, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("half");
      setImmediate(() => response.destroy());
    });
    const gateway = await before(platform);
    const response = await fetch(`${gateway.origin}/api/x`);
    await expect(response.text()).rejects.toThrow("terminated");
  });
});

describe("pictures", () => {
  it("pictures are only read, and can do nothing when opened as a page", async () => {
    const platform = await fakePlatform();
    const gateway = await before(platform);
    const response = await fetch(`${gateway.origin}/media/logo.svg`);
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    const asked = await fetch(`${gateway.origin}/media/logo.svg`, { method: "HEAD" });
    expect(asked.status).toBe(200);
    expect((await post(gateway, "/media/logo.svg", "x")).status).toBe(405);
    expect(platform.seen.map(({ method }) => method)).toEqual(["GET", "HEAD"]);
  });
});

describe("a path", () => {
  it.each([
    "/api/login",
    "/api/login?b=/../%5f",
    "/api/services/v1/member/limits",
    "/api/Login",
    "/media/a%20b-%E4%BD%A0_~1@2x.png?v=2",
    "/media/%EF%BC%81.png",
  ])("%s is passed on as it is", (asked) => {
    expect(platformPath(asked)).toBe(asked);
  });

  /** Each of them is a second spelling of some path, or looks like one to some platform. */
  const otherwise = String.raw`
    /api /api/ /api/login/ //api/login /api//login /api//elsewhere.example
    /API/login /Api/login /MEDIA/logo.svg /%61pi/login /x/../api/login /./api/x
    /api/./login /api/login/. /api/a/../login?b=1 /api/../sandbox/ledger /api/..
    /api/%2e%2e/sandbox /api/..%2fsandbox /api/..%5csandbox /api/..\sandbox /api\login
    /api/%252e%252e/sandbox /api/..%252fsandbox /api/%25%32%65/sandbox
    /api/..;/sandbox /api;x=1/login /api/login;x=1 /api/login%3bx
    /api/login%00 /api/login%0d%0aX:y /api/login%20 /api/login%7f /api/a% /api/%zz
    /api/%c0%ae%c0%ae/sandbox /api/%u002e/x /api/%EF%BC%8E%EF%BC%8E/sandbox /api/%C3%A9
    /api/[x] /api/| /api/{x} /api/a+b /api/@x /api/a:b /api/login#x
    /api/l%6fgin%31 /api/a%7eb /api/services/v1/../../../sandbox/members
    /api/fb%5ftracking /api/fb%5Ftracking /api/%66b_tracking /api/./fb_tracking
    /api/x/../fb_tracking /api/fb_tracking/ /api/FB_tracking /api/fb_tracking;x
    /api/Template_Config /API/fb_tracking /api/fb_tracking#x
    /media /media/ /media/../sandbox /media/%2e%2e/sandbox /media/a%2fb /media//x
    /media/..;/sandbox /media/a%3bb /media/a%5cb /media/a%00 /media/%252e%252e/x
    /media/%c0%ae%c0%ae/x /media/%EF%BC%8E%EF%BC%8E%EF%BC%8Fsandbox /media/%E2%80%A5/x
    http://elsewhere.example/api/x http://localhost/api/login HTTP://localhost/media/x
    /api/${"a".repeat(1_024)} /media/${"a/".repeat(1_024)}a
  `;
  const noSocket = String.raw`
    /sandbox /app /app/ /app/key/ /app/a/b //app/key /app//key /APP/key /api/login
    /app/../sandbox /app/%2e%2e/sandbox /app/k%65y /app/key;x /app/..;/sandbox
    /app/..%2fsandbox /app/..\sandbox /app/%252e%252e /app/key%00 /app/[x] /%61pp/key
    http://localhost/app/key /app/${"k".repeat(1_024)}
  `;
  const targetsIn = (text: string) => text.trim().split(/\s+/);

  const exchange = async (gateway: Started, lines: readonly string[]) => {
    const socket = connect(gateway.port, "127.0.0.1");
    // Written raw, because a client would normalise the target.
    socket.write([...lines, "Host: localhost", "", ""].join("\r\n"));
    let text = "";
    for await (const chunk of socket) text += String(chunk);
    return { status: text.split("\r\n")[0], body: text.split("\r\n\r\n")[1] };
  };

  describe("before a platform that takes whatever comes", () => {
    let platform: FakePlatform;
    let gateway: Started;
    beforeAll(async () => {
      platform = await fakePlatform();
      gateway = await startedGateway({ options: { apiOrigin: platform.origin } });
    });
    afterAll(async () => {
      await gateway.stop();
      await platform.stop();
    });

    it.each(targetsIn(otherwise))("%s is the one refusal, whatever the method", async (target) => {
      for (const method of ["GET", "POST", "DELETE"]) {
        const line = `${method} ${target} HTTP/1.1`;
        const { status, body } = await exchange(gateway, [line, "Connection: close"]);
        expect(status).toBe("HTTP/1.1 404 Not Found");
        expect(JSON.parse(body ?? "")).toMatchObject({ code: "404", data: null });
      }
      expect(platform.seen).toEqual([]);
    });

    it.each(targetsIn(noSocket))("%s opens no socket", async (target) => {
      const upgrade = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"];
      const key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";
      const asked = [`GET ${target} HTTP/1.1`, ...upgrade, key];
      expect((await exchange(gateway, asked)).status).toBe("HTTP/1.1 404 Not Found");
      expect(platform.seen).toEqual([]);
    });

    it.each(["/sandbox/members", "/SANDBOX", "/%73andbox/x", "//sandbox", "/x/../sandbox"])(
      "%s is a page of ours, or none",
      async (target) => {
        await exchange(gateway, [`GET ${target} HTTP/1.1`, "Connection: close"]);
        expect(platform.seen).toEqual([]);
      },
    );
  });
});

describe("the socket", () => {
  it("the socket passes messages both ways and tells the platform whose it is", async () => {
    const platform = await fakePlatform();
    const gateway = await before(platform);
    const socket = new WebSocket(`ws://127.0.0.1:${gateway.port}/app/key?protocol=7`, {
      headers: { "x-forwarded-for": "6.6.6.6" },
    });
    const messages: string[] = [];
    await new Promise<void>((resolve, reject) => {
      socket.on("error", reject);
      socket.on("message", (data: Buffer) => {
        messages.push(data.toString());
        if (messages.length === 1) socket.send("hello");
        else resolve();
      });
    });
    expect(messages).toEqual(["welcome", "hello"]);
    expect(platform.seen[0]).toMatchObject({
      url: "/app/key?protocol=7",
      headers: { "x-forwarded-for": "127.0.0.1", "x-naluma-gateway": "shared-secret" },
    });
    const closed = new Promise((resolve) => socket.on("close", resolve));
    await platform.stop();
    await closed;
  });

  it("an upgrade may be requested in any letter case, and what arrives with it is passed on", async () => {
    const gateway = await before(await fakePlatform());
    const socket = connect(gateway.port, "127.0.0.1");
    const lines = [
      "Host: x",
      "Connection: Upgrade",
      "Upgrade: WebSocket",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ].join("\r\n");
    // A frame with the text "hello", masked with zeros.
    const hello = Buffer.from([0x81, 0x85, 0, 0, 0, 0, ...Buffer.from("hello")]);
    socket.write(Buffer.concat([Buffer.from(`GET /app/key HTTP/1.1\r\n${lines}\r\n\r\n`), hello]));
    let text = "";
    for await (const chunk of socket) {
      text += String(chunk);
      if (text.includes("hello")) break;
    }
    expect(text).toMatch(/^HTTP\/1\.1 101 .*welcome.*hello/s);
  });

  it("the socket ends at once when the gateway stops", async () => {
    const platform = await fakePlatform();
    const gateway = await startedGateway({ options: { apiOrigin: platform.origin } });
    stops.push(() => platform.stop());
    const socket = new WebSocket(`ws://127.0.0.1:${gateway.port}/app/key`);
    await new Promise((resolve) => socket.once("message", resolve));
    const closed = new Promise((resolve) => socket.on("close", resolve));
    await gateway.stop();
    await expect(closed).resolves.toBe(1006);
  });

  it.each([
    ["/sandbox", "404 Not Found"],
    ["/app/key", "502 Bad Gateway"],
  ])("at %s the answer is %s when there is no socket", async (path, status) => {
    const gateway = await before({ origin: "http://127.0.0.1:1" });
    const socket = connect(gateway.port, "127.0.0.1");
    const lines = ["Host: x", "Connection: Upgrade", "Upgrade: websocket"].join("\r\n");
    socket.write(`GET ${path} HTTP/1.1\r\n${lines}\r\n\r\n`);
    let text = "";
    for await (const chunk of socket) text += String(chunk);
    expect(text).toContain(status);
  });
});
