import { createServer, type IncomingHttpHeaders } from "node:http";
import type { SiteSettings } from "@naluma/site/settings";
import { trackingConfiguration } from "@naluma/site/tracking";
import { consentText } from "@naluma/site/tracking-cookies";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startedGateway, type Started } from "../gateway.fake.ts";
import { readSiteSettings } from "../site-settings.ts";

const places = { PROVIDER_ORIGIN: "http://127.0.0.1:4200", API_ORIGIN: "http://127.0.0.1:1" };

const stops: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** Records what a third party receives; it responds with the given status, or never. */
async function collector(status: number | "never" = 200, location?: string) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (part) => (text += part));
    request.on("end", () => {
      received.push({ headers: request.headers, body: JSON.parse(text) });
      if (status !== "never") response.writeHead(status, location ? { location } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { received, address: `http://127.0.0.1:${port}/events?access_token=of-the-operator` };
}

async function start(trackingCollector = "", changes: Partial<SiteSettings> = {}) {
  const settings = { ...(await readSiteSettings(1, places)), ...changes };
  const behind = { addressHeader: "x-forwarded-for", trustedProxies: ["127.0.0.1/32"] };
  const options = { trackingCollector, ...behind };
  const gateway = await startedGateway({ options, parts: { settings } });
  stops.push(gateway.stop);
  const cookie = `tracking_consent=${consentText("accepted", {
    now: Date.now(),
    configuration: trackingConfiguration(settings),
  })}`;
  return { gateway, cookie };
}

const body = () => ({
  eventName: "CompleteRegistration",
  eventTime: Math.floor(Date.now() / 1_000),
  eventID: "5c1f6a3e-0b7d-4c1e-9a55-2f0c6a8b7d10",
  userData: { external_id: "9f".repeat(32), em: "player@example.com" },
  customData: { currency: "USD", account: "player01" },
});

const post = async (
  { origin }: Started,
  cookie: string,
  { method = "POST", sent = JSON.stringify(body()), headers = {} } = {},
) => {
  const answer = await fetch(`${origin}/api/fb_tracking`, {
    method,
    headers: { "content-type": "application/json", cookie, ...headers },
    ...(method === "GET" ? {} : { body: sent }),
  });
  return { status: answer.status, sent: (await answer.json()) as unknown };
};

describe("the site's own route for events of tracking", () => {
  it("[TRACK-01] an event is answered 100 and forwarded with what is allowed, and nothing of the request", async () => {
    const { received, address } = await collector();
    const { gateway, cookie } = await start(address);
    const headers = { authorization: "s_12.secret-of-a-session", "user-agent": "a browser" };
    expect(await post(gateway, cookie, { headers })).toEqual({
      status: 200,
      sent: { code: "100", message: "Success", data: null },
    });
    await vi.waitFor(() => expect(received).toHaveLength(1));
    const [{ headers: got, body: event } = { headers: {}, body: undefined }] = received;
    expect(Object.keys(got)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/cookie|authorization|forwarded|real-ip/)]),
    );
    expect(got["user-agent"]).not.toBe("a browser");
    const text = JSON.stringify(event);
    for (const secret of ["player", "s_12", "9f9f", "127.0.0.1"])
      expect(text).not.toContain(secret);
    expect(event).toMatchObject({ data: [{ event_name: "CompleteRegistration" }] });
  });

  it("nothing is sent without consent, after a refusal, or on consent to others", async () => {
    const { received, address } = await collector();
    const { gateway, cookie } = await start(address);
    const others = [
      "",
      cookie.replace("accepted", "refused"),
      cookie.replace(/\.\w+$/, ".zzzzzzz"),
      cookie.replace(/\d{13}/, String(Date.now() - 366 * 24 * 60 * 60 * 1_000)),
      "tracking_consent=accepted",
    ];
    for (const other of others)
      expect(await post(gateway, other)).toMatchObject({ status: 403, sent: { code: "403" } });
    expect(received).toEqual([]);
  });

  it("the route waits for no collector, and its log names no address", async () => {
    const slow = await collector("never");
    const { gateway, cookie } = await start(slow.address);
    expect(await post(gateway, cookie)).toMatchObject({ status: 200, sent: { code: "100" } });

    const refusing = await collector(500);
    const second = await start(refusing.address);
    await post(second.gateway, second.cookie);
    await vi.waitFor(() =>
      expect(second.gateway.lines).toEqual([{ event: "tracking-refused", status: 500 }]),
    );
    const third = await start("http://127.0.0.1:1/events?access_token=x");
    await post(third.gateway, third.cookie);
    await vi.waitFor(() =>
      expect(third.gateway.lines).toEqual([{ event: "tracking-failed", reason: "TypeError" }]),
    );
  });

  it("a collector's redirect is not followed: the event was for nobody else", async () => {
    const other = await collector();
    const leading = await collector(307, other.address);
    const { gateway, cookie } = await start(leading.address);
    await post(gateway, cookie);
    await vi.waitFor(() =>
      expect(gateway.lines).toEqual([{ event: "tracking-failed", reason: "TypeError" }]),
    );
    expect(other.received).toEqual([]);
  });

  it("a member has the same id from every gateway of one platform", async () => {
    const { received, address } = await collector();
    for (const { gateway, cookie } of [await start(address), await start(address)])
      await post(gateway, cookie);
    await vi.waitFor(() => expect(received).toHaveLength(2));
    const [one, other] = received.map(({ body: sent }) => JSON.stringify(sent));
    const idIn = (text = "") => /"external_id":\["(\w{64})"\]/.exec(text)?.[1] ?? "no id";
    expect(idIn(one)).toMatch(/^\w{64}$/);
    expect(idIn(other)).toBe(idIn(one));
  });

  it("an event that contains the token of its own request is refused", async () => {
    const { gateway, cookie } = await start();
    const headers = { authorization: body().userData.external_id };
    expect(await post(gateway, cookie, { headers })).toMatchObject({ status: 400 });
  });

  it("an event is answered 100 even when it is forwarded to nobody", async () => {
    const { gateway, cookie } = await start();
    expect(await post(gateway, cookie)).toMatchObject({ status: 200, sent: { code: "100" } });
    expect(gateway.lines).toEqual([]);
  });

  it("the route does not exist on a site that does not track", async () => {
    const { gateway, cookie } = await start("", { tracking: {} });
    expect(await post(gateway, cookie)).toMatchObject({ status: 404, sent: { code: "404" } });
  });

  it("a malformed event, a large one, another method, and the eleventh in a minute are refused", async () => {
    const { gateway, cookie } = await start();
    for (const sent of ["", "{", "[]", "{}"])
      expect(await post(gateway, cookie, { sent })).toMatchObject({ status: 400 });
    const large = JSON.stringify({ ...body(), more: "x".repeat(3_000) });
    expect(await post(gateway, cookie, { sent: large })).toMatchObject({ status: 413 });
    expect(await post(gateway, cookie, { method: "GET" })).toMatchObject({ status: 405 });
    for (let times = 0; times < 5; times += 1)
      expect(await post(gateway, cookie)).toMatchObject({ status: 200 });
    expect(await post(gateway, cookie)).toMatchObject({ status: 429, sent: { code: "429" } });
    const again = await fetch(`${gateway.origin}/api/fb_tracking`, { method: "POST" });
    expect(again.headers.get("retry-after")).toBe("60");
    const headers = { "x-forwarded-for": "203.0.113.2" };
    expect(await post(gateway, cookie, { headers })).toMatchObject({ status: 200 });
  });
});
