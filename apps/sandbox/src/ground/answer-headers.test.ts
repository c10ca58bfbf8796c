import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startForTest, type StartedSandbox } from "../testing/started.ts";
import { addAnswerHeaders } from "./answer-headers.ts";

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startForTest();
});
afterAll(() => sandbox.remove());

const post = { method: "POST", headers: { "content-type": "application/json" } };
const big = "x".repeat(200_000);

const platform: [string, number, RequestInit?][] = [
  ["/healthz", 200],
  ["/media/sites/1.json", 200],
  ["/media/sites/99.json", 404],
  ["/media/logo.svg", 200],
  ["/media/none.svg", 404],
  ["/sandbox", 200],
  ["/sandbox/ledger", 401],
  ["/sandbox/docs", 200],
  ["/sandbox/none", 401],
  ["/elsewhere", 404],
  ["/api/none", 404],
  ["/api/captcha", 200, { ...post, body: '{"type":1,"site_id":1}' }],
  ["/api/captcha", 400, { ...post, body: "no JSON" }],
  ["/api/captcha", 413, { ...post, body: big }],
  ["/api/logout", 401, { ...post, body: "{}" }],
  ["/apps/1/events", 401, { ...post, body: "{}" }],
];

const provider: [string, number, RequestInit?][] = [
  ["/healthz", 200],
  ["/play", 404],
  ["/demo", 404],
  ["/quick-bets", 200],
  ["/assets/none.js", 404],
  ["/elsewhere", 404],
  ["/art/none/scene.svg", 404],
  ["/media/none.svg", 404],
  ["/api/none", 404, { ...post, body: "{}" }],
  ["/api/round", 413, { ...post, body: big }],
];

const stands = ({ headers, url }: Response) => {
  const path = URL.parse(url)?.pathname ?? "";
  expect.soft(headers.get("x-content-type-options")).toBe("nosniff");
  expect.soft(headers.get("referrer-policy")).toBe("no-referrer");
  // Only the game scripts have no policy of their own.
  if (!path.startsWith("/assets/"))
    expect.soft(headers.get("content-security-policy") ?? "").toContain("default-src 'none'");
};

/** Sends the raw text, for requests that `fetch` would not send. */
const raw = (port: number, text: string): Promise<Response> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let answer = "";
    socket.setEncoding("utf8").on("data", (part: string) => {
      answer += part;
    });
    socket.on("error", reject);
    socket.on("close", () => {
      const [first = "", ...lines] = (answer.split("\r\n\r\n")[0] ?? "").split("\r\n");
      const pairs = lines.map((line): [string, string] => {
        const at = line.indexOf(":");
        return [line.slice(0, at), line.slice(at + 1).trim()];
      });
      resolve(new Response(null, { status: Number(first.split(" ")[1]), headers: pairs }));
    });
  });

const upgrade = "Host: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";
const closing = "Connection: close\r\n";

const ofNode: [string, number, string][] = [
  ["a request that is none", 400, "nonsense\r\n\r\n"],
  ["headers too large", 431, `GET / HTTP/1.1\r\nX: ${"x".repeat(40_000)}\r\n\r\n`],
  ["an expectation", 417, `GET / HTTP/1.1\r\nHost: a\r\n${closing}Expect: wonders\r\n\r\n`],
  ["a request without a host", 400, `GET / HTTP/1.1\r\n${closing}\r\n`],
];

test("an answer is dated by the clock that ends campaigns", async () => {
  const server = createServer((_, outgoing) => void outgoing.end());
  addAnswerHeaders(server, () => Date.parse("2031-02-03T04:05:06.700Z"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  server.close();
  expect(headers.get("date")).toBe("Mon, 03 Feb 2031 04:05:06 GMT");
});

describe("nosniff and its fellows stand on every answer", () => {
  test.each(platform)("of the platform: %s, %i", async (path, status, init) => {
    const answer = await fetch(sandbox.origin + path, init);
    expect(answer.status).toBe(status);
    stands(answer);
  });

  test.each(provider)("of the games: %s, %i", async (path, status, init) => {
    const answer = await fetch(`http://127.0.0.1:${sandbox.providerPort}${path}`, init);
    expect(answer.status).toBe(status);
    stands(answer);
  });

  test.each(ofNode)("of Node itself: %s, %i", async (_name, status, text) => {
    for (const port of [sandbox.apiPort, sandbox.providerPort]) {
      const answer = await raw(port, text);
      expect.soft(answer.status).toBe(status);
      stands(answer);
    }
  });

  test.each([
    ["that is none", 404, "/elsewhere"],
    ["without its key", 400, "/app/naluma"],
  ])("of a refused socket: %s, %i", async (_name, status, path) => {
    const answer = await raw(sandbox.apiPort, `GET ${path} HTTP/1.1\r\n${upgrade}`);
    expect(answer.status).toBe(status);
    stands(answer);
  });
});
