import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startedGateway, type Started } from "../gateway.fake.ts";

let gateway: Started;
beforeAll(async () => {
  gateway = await startedGateway();
});
afterAll(() => gateway.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(gateway.origin + path, { headers, redirect: "manual" });

const nonceOf = async (response: Response) =>
  /<script nonce="([\w-]{24})"/.exec(await response.text())?.[1] ?? "none in the page";

const policy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // The site's pixel is hosted by the provider, which stands in for a third party.
    "img-src 'self' data: http://127.0.0.1:4200",
    "font-src 'self'",
    // The request uses a host name other than the site's own.
    "connect-src 'self' ws://localhost:4000 http://127.0.0.1:4200",
    "frame-src http://127.0.0.1:4200",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types dompurify default",
    "report-uri /reports/csp",
    "report-to gateway",
  ].join("; ");

const always = {
  // Meaningless over http; over https every response has it.
  "strict-transport-security": null,
  "x-content-type-options": "nosniff",
  "reporting-endpoints": 'gateway="/reports/csp"',
  "permissions-policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=()",
  "accept-ch": "Sec-CH-UA-Mobile, Sec-CH-Viewport-Width",
  vary: "Accept-Encoding, Accept-Language, Cookie, User-Agent, Sec-CH-UA-Mobile, Sec-CH-Viewport-Width",
};

const ordinary = {
  "referrer-policy": "strict-origin-when-cross-origin",
  "cache-control": "private, no-cache",
};
const tied = { "cross-origin-opener-policy": null };
const lobby = { "cross-origin-opener-policy": "same-origin-allow-popups" };
const secret = { "referrer-policy": "no-referrer", "cache-control": "private, no-store" };

const routes: [string, Record<string, string | null>][] = [
  ["/", { ...ordinary, ...lobby }],
  ["/?header=false", { ...ordinary, ...lobby }],
  // In the game's own window this page follows /loading: with a policy of its own it would lose its opener.
  ["/play", { ...ordinary, ...tied }],
  // The same applies to the deposit pages in their window, which a logout closes by its handle.
  ["/user/Deposit", { ...ordinary, ...tied }],
  ["/fastPayment", { ...ordinary, ...tied }],
  ["/user", { ...ordinary, ...lobby }],
  ["/gameHall/2", { ...ordinary, ...lobby }],
  ["/no-such-path", { ...ordinary, ...lobby }],
  ["/loading", { ...ordinary, ...tied }],
  ["/close", { ...ordinary, ...tied }],
  ["/Loading/", { ...ordinary, ...tied }],
  ["/authCallback?msg=authLogin&data=x", { ...secret, ...tied }],
  ["/authCallback?code=1", { ...ordinary, ...tied }],
  ["/?tk=s_12.secret&member_id=4", { ...secret, ...lobby }],
  ["/loading?enc=abc", { ...secret, ...tied }],
  ...["tk", "enc", "data", "member_account", "member_currency", "member_id"].map(
    (key): [string, Record<string, string | null>] => [`/?${key}=x`, { ...secret, ...lobby }],
  ),
  // A prefix of the path only selects the language.
  ["/vi_VN/play", { ...ordinary, ...tied }],
];

describe("the headers of documents", () => {
  it.each(routes)("%s has the exact policy and its fellows", async (path, expected) => {
    const response = await get(path);
    for (const [name, value] of Object.entries({ ...always, ...expected }))
      expect.soft(response.headers.get(name), name).toBe(value);
    expect(response.headers.get("content-security-policy")).toBe(policy(await nonceOf(response)));
  });

  it("a redirect has the headers of a document too", async () => {
    const response = await get("/vi_VN//discount");
    expect(response.status).toBe(302);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("the policy names the origins of the site's configuration, each in its place", async () => {
    const { contentPolicy, withNonce } = await import("./content-policy.ts");
    const { readSiteSettings } = await import("../site-settings.ts");
    const settings = {
      ...(await readSiteSettings(2, { PROVIDER_ORIGIN: "http://127.0.0.1:4200" })),
      imageOrigins: ["https://art.example", "https://cdn.example"],
      connectOrigins: ["wss://rt.example"],
      frameOrigins: [],
      tracking: {},
    };
    const text = withNonce(contentPolicy(settings), "n");
    const { documentHeaders } = await import("./document-headers.ts");
    const connectOn = (host: string) => {
      const asked = { host, path: "/", query: new URLSearchParams() };
      const headers = documentHeaders(settings, "https://play.example")(asked, "n");
      return /connect-src ([^;]*)/.exec(headers["content-security-policy"] ?? "")?.[1];
    };
    expect(connectOn("play.example")).toBe("'self' wss://rt.example");
    expect(connectOn("agent.example")).toBe("'self' wss://rt.example wss://play.example");
    expect(text).toContain("; img-src 'self' data: https://art.example https://cdn.example; ");
    expect(text).toContain("; connect-src 'self' wss://rt.example; ");
    expect(text).toContain("; frame-src 'none'; ");
    const script = { address: "https://pixel.example/en.js", id: "1", integrity: "" };
    const tracked = withNonce(contentPolicy({ ...settings, tracking: { en_US: script } }), "n");
    expect(tracked).toContain("https://cdn.example https://pixel.example; ");
    expect(tracked).toContain("; connect-src 'self' wss://rt.example https://pixel.example; ");
    const withIcons = { ...settings, iconService: "https://icons.example/logos" };
    expect(withNonce(contentPolicy(withIcons), "n")).toContain(
      "; connect-src 'self' wss://rt.example https://icons.example; ",
    );
  });
});
