import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startedGateway, type Started } from "../gateway.fake.ts";
import { fakeHost } from "../pages/host-build.fake.ts";
import { fakePlatform, type FakePlatform } from "../proxy/platform.fake.ts";

let platform: FakePlatform;
let gateway: Started;
let alone: Started;

beforeAll(async () => {
  platform = await fakePlatform(({ url }, response) => {
    if (url === "/api/odd") response.writeHead(500, { "x-content-type-options": "none" });
    else if (url === "/api/moved") response.writeHead(302, { location: "/api/odd" });
    else if (url !== "/api/plain") response.writeHead(404);
    response.end("<b>what the platform says</b>");
  });
  const options = { apiOrigin: platform.origin, publicOrigin: "https://site.example" };
  const asset = { type: "text/css", etag: '"1"', bytes: { identity: Buffer.from("a{}") } };
  gateway = await startedGateway({
    options,
    assets: new Map([["/assets/desktop/a.css", asset]]),
  });
  const broken = {
    ...fakeHost(),
    choose: () => {
      throw new Error("nothing can be chosen");
    },
  };
  alone = await startedGateway({
    desktop: broken,
    options: { publicOrigin: options.publicOrigin },
  });
});
afterAll(async () => {
  await Promise.all([gateway.stop(), alone.stop()]);
  await platform.stop();
});

/** Sends the raw text, for requests that `fetch` would not send. Resolves with the status and the headers. */
const raw = ({ port }: Started, text: string): Promise<[number, Headers]> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let answer = "";
    socket.setEncoding("utf8");
    socket.on("data", (part: string) => {
      answer += part;
    });
    socket.on("error", reject);
    socket.on("close", () => {
      const [first = "", ...lines] = (answer.split("\r\n\r\n")[0] ?? "").split("\r\n");
      const pairs = lines.map((line): [string, string] => {
        const at = line.indexOf(":");
        return [line.slice(0, at), line.slice(at + 1).trim()];
      });
      resolve([Number(first.split(" ")[1]), new Headers(pairs)]);
    });
  });

const closing = "Host: site.example\r\nConnection: close\r\n";

const stands = (headers: Headers) => {
  const found = (name: string) => headers.get(name);
  expect.soft(found("x-content-type-options")).toBe("nosniff");
  expect.soft(found("strict-transport-security")).toBe("max-age=31536000");
  expect.soft(found("referrer-policy")).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
};

const asked: [string, number, RequestInit?][] = [
  ["/", 200],
  ["/vi_VN//discount", 302],
  ["/favicon.ico", 301],
  ["/favicon.svg", 200],
  ["/robots.txt", 200],
  ["/healthz", 200],
  ["/some.data", 404],
  ["/assets/desktop/a.css", 200],
  ["/assets/desktop/a.css", 304, { headers: { "if-none-match": '"1"' } }],
  ["/assets/desktop/none.js", 404],
  ["/assets/desktop/a.css", 405, { method: "POST" }],
  ["/builds/none", 404],
  ["/", 405, { method: "POST" }],
  ["/sandbox/other", 405, { method: "DELETE" }],
  ["/reports/csp", 400, { method: "POST", body: "no report" }],
  ["/reports/csp", 405],
  ["/reports/none", 404, { method: "POST" }],
  ["/reports/error", 413, { method: "POST", body: "x".repeat(40_000) }],
  ["/api/template_config", 405],
  ["/api/template_config", 400, { method: "POST", body: "{}" }],
  ["/api/template_config", 413, { method: "POST", body: "x".repeat(2_000) }],
  ["/api/plain", 200],
  ["/api/odd", 500],
  ["/api/moved", 302],
  ["/api/none", 404],
  ["/api", 404],
  // A page, although its path begins like an API call.
  ["/apiary", 200],
  ["/api/big", 413, { method: "POST", body: "x".repeat(200_000) }],
  ["/media/none.svg", 404],
  ["/media/none.svg", 405, { method: "POST" }],
];

describe("every answer has nosniff and its companions", () => {
  it.each(asked)("%s, %i", async (path, status, init) => {
    const answer = await fetch(gateway.origin + path, { redirect: "manual", ...init });
    expect(answer.status).toBe(status);
    stands(answer.headers);
  });

  it("the headers are sent even when the platform cannot be reached, or the error screen cannot be drawn", async () => {
    const [proxied, page] = await Promise.all([
      fetch(`${alone.origin}/api/plain`),
      fetch(alone.origin),
    ]);
    expect([proxied.status, page.status]).toEqual([502, 500]);
    for (const { headers } of [proxied, page]) stands(headers);
  });

  it.each([
    ["a request that is none", 400, "nonsense\r\n\r\n"],
    ["headers too large", 431, `GET / HTTP/1.1\r\nX: ${"x".repeat(40_000)}\r\n\r\n`],
    ["an expectation", 417, `GET / HTTP/1.1\r\n${closing}Expect: wonders\r\n\r\n`],
    ["a request without a host", 400, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["a request with two hosts", 400, `GET / HTTP/1.1\r\n${closing}Host: other.example\r\n\r\n`],
    ["a call with the same host twice", 400, `GET /api/plain HTTP/1.1\r\n${closing}${closing}\r\n`],
    [
      "a socket with two hosts",
      400,
      `GET /app/k HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    ],
    [
      "no such socket",
      404,
      `GET /elsewhere HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    ],
    [
      "a socket that the platform refuses",
      502,
      `GET /app/k HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    ],
  ])("%s, %i", async (_name, status, text) => {
    const [answered, headers] = await raw(alone, text);
    expect(answered).toBe(status);
    stands(headers);
  });

  it("an answer that is not a document cannot act as one", async () => {
    const paths = ["/healthz", "/robots.txt", "/favicon.ico", "/api/plain", "/api/template_config"];
    for (const path of paths) {
      const { headers } = await fetch(gateway.origin + path, { redirect: "manual" });
      expect.soft(headers.get("content-security-policy"), path).toContain("default-src 'none'");
    }
    // A worker script has to carry its own policy, because it imports its chunks.
    const { headers } = await fetch(`${gateway.origin}/assets/desktop/a.css`);
    expect(headers.get("content-security-policy")).toBeNull();
  });
});

describe("answers that nobody may cache, as the next one may differ", () => {
  it.each([
    ["how the gateway is", "/healthz"],
    ["which release runs", "/builds/latest.json"],
    ["a script whose release is not there yet", "/assets/desktop/none.js"],
    ["what a release is made of that does not run", "/builds/meta/none.json"],
    ["a picture that is missing", "/pictures/none.png"],
    ["the manifest of a language that the site does not speak", "/manifests/none.webmanifest"],
    ["that a platform cannot be reached", "/api/plain"],
  ])("%s", async (_, path) => {
    const { headers } = await fetch(alone.origin + path);
    expect(headers.get("cache-control")).toBe("no-store");
  });
});
