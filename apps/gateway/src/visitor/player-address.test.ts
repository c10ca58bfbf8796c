import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { startedGateway, type Started } from "../gateway.fake.ts";
import type { LogLine } from "../log.ts";
import { fakePlatform, type FakePlatform } from "../proxy/platform.fake.ts";
import { createPlayerAddress } from "./player-address.ts";

/** A request from this peer; what it claims about the player is in the headers. */
const from = (peer: string | undefined, headers: IncomingMessage["headers"] = {}) => {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: peer });
  const incoming = new IncomingMessage(socket);
  incoming.headers = headers;
  return incoming;
};

const proxies = ["10.0.0.0/8", "192.0.2.7/32", "2001:db8:a::/48"];

const log = () => undefined;

describe("the player's address", () => {
  const behind = createPlayerAddress({ header: "x-forwarded-for", proxies, log });

  it.each([
    ["a trusted neighbour names the player", "10.1.2.3", "203.0.113.9", "203.0.113.9"],
    ["with a port", "10.1.2.3", "203.0.113.9:51000", "203.0.113.9"],
    ["in IPv6", "10.1.2.3", "2001:db8:b::9", "2001:db8:b::9"],
    ["in IPv6 with a port", "10.1.2.3", "[2001:db8:b::9]:443", "2001:db8:b::9"],
    ["in IPv4 that is written as IPv6", "10.1.2.3", "::ffff:203.0.113.9", "203.0.113.9"],
    ["in the same in capitals", "10.1.2.3", "::FFFF:203.0.113.9", "203.0.113.9"],
    ["with spaces around it", "10.1.2.3", "  203.0.113.9  ", "203.0.113.9"],
    ["the neighbour is written as IPv6", "::ffff:10.1.2.3", "203.0.113.9", "203.0.113.9"],
    ["the neighbour is one address", "192.0.2.7", "203.0.113.9", "203.0.113.9"],
    ["the neighbour is in IPv6", "2001:db8:a::1", "203.0.113.9", "203.0.113.9"],
    ["through two of them", "10.1.2.3", "203.0.113.9, 10.9.9.9", "203.0.113.9"],
    ["what the player wrote before it", "10.1.2.3", "6.6.6.6, 203.0.113.9", "203.0.113.9"],
    ["and through two of them", "10.1.2.3", "6.6.6.6, 203.0.113.9, 10.9.9.9", "203.0.113.9"],
    ["a trusted address that the player wrote", "10.1.2.3", "10.6.6.6, 203.0.113.9", "203.0.113.9"],
    ["all of them are trusted", "10.1.2.3", "10.5.5.5, 10.9.9.9", "10.5.5.5"],
    ["it names nobody", "10.1.2.3", "", "10.1.2.3"],
    ["it names no address", "10.1.2.3", "unknown", "10.1.2.3"],
    ["no address behind a trusted one", "10.1.2.3", "203.0.113.9, unknown, 10.9.9.9", "10.9.9.9"],
    ["a name in the place of an address", "10.1.2.3", "player.example", "10.1.2.3"],
    ["a stranger says so", "203.0.113.50", "6.6.6.6", "203.0.113.50"],
    ["a neighbour just beside the range", "11.0.0.1", "6.6.6.6", "11.0.0.1"],
    ["a neighbour just beside the one address", "192.0.2.8", "6.6.6.6", "192.0.2.8"],
  ])("%s: %s sends %s", (_, peer, header, address) => {
    expect(behind.of(from(peer, { "x-forwarded-for": header }))).toBe(address);
  });

  it("the address is the neighbour's when there is no header, and empty without a neighbour", () => {
    expect(behind.of(from("10.1.2.3"))).toBe("10.1.2.3");
    expect(behind.of(from(undefined, { "x-forwarded-for": "6.6.6.6" }))).toBe("");
  });

  it("the address is read from the named header alone", () => {
    const cdn = createPlayerAddress({ header: "cf-connecting-ip", proxies, log });
    const headers = { "cf-connecting-ip": "203.0.113.9", "x-forwarded-for": "6.6.6.6" };
    expect(cdn.of(from("10.1.2.3", headers))).toBe("203.0.113.9");
    expect(cdn.of(from("10.1.2.3", { "x-forwarded-for": "6.6.6.6" }))).toBe("10.1.2.3");
  });

  it("the address is the neighbour's when the operator names no header", () => {
    const alone = createPlayerAddress({ header: "", proxies: [], log });
    expect(alone.of(from("10.1.2.3", { "x-forwarded-for": "6.6.6.6" }))).toBe("10.1.2.3");
  });
});

describe("an unknown proxy", () => {
  const forwarded = { "x-forwarded-for": "203.0.113.9" };
  const logged = (header: string, requests: readonly IncomingMessage[]) => {
    const lines: LogLine[] = [];
    const player = createPlayerAddress({ header, proxies, log: (line) => lines.push(line) });
    for (const request of requests) player.of(request);
    return lines;
  };

  it.each(["127.0.0.1", "::1", "172.18.0.1", "::ffff:192.168.1.2", "fd00::2"])(
    "an unknown proxy is logged once, as all its players count as one: %s",
    (peer) => {
      const line = { event: "players-share-address", header: "x-forwarded-for" };
      for (const header of ["", "x-forwarded-for"])
        expect(logged(header, [from(peer, forwarded), from(peer, forwarded)])).toEqual([
          {
            ...line,
            proxy: peer.replace("::ffff:", ""),
            advice: expect.stringContaining("set ADDRESS_HEADER, and TRUSTED_PROXIES"),
          },
        ]);
    },
  );

  it("a proxy that is named, or sends no player's address, or is a player inventing the header, is not logged", () => {
    const named = from("10.1.2.3", forwarded);
    const player = from("203.0.113.50", forwarded);
    expect(logged("x-forwarded-for", [named, player, from("127.0.0.1")])).toEqual([]);
    expect(logged("cf-connecting-ip", [from("127.0.0.1", forwarded)])).toEqual([]);
  });
});

describe("the platform", () => {
  const running: (FakePlatform | Started)[] = [];
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop();
  });
  const headersOf = async (trustedProxies: readonly string[], sent: Record<string, string>) => {
    const platform = await fakePlatform();
    const options = {
      apiOrigin: platform.origin,
      addressHeader: "cf-connecting-ip",
      trustedProxies,
    };
    const gateway = await startedGateway({ options });
    running.push(gateway, platform);
    await fetch(`${gateway.origin}/api/login`, { method: "POST", headers: sent });
    return platform.seen[0]?.headers;
  };
  const sent = { "cf-connecting-ip": "203.0.113.9", "x-forwarded-for": "6.6.6.6" };

  it("the platform gets the player's address from behind a trusted network", async () => {
    const headers = await headersOf(["127.0.0.0/8"], sent);
    expect(headers).toMatchObject({ "x-forwarded-for": "203.0.113.9" });
    expect(headers).not.toHaveProperty("cf-connecting-ip");
  });

  it("the platform gets nothing that a client says about its own address", async () => {
    const headers = await headersOf(["10.0.0.0/8"], sent);
    expect(headers).toMatchObject({ "x-forwarded-for": "127.0.0.1" });
    expect(headers).not.toHaveProperty("cf-connecting-ip");
  });
});

it("the reports of two players behind one network are counted apart", async () => {
  const options = { addressHeader: "x-forwarded-for", trustedProxies: ["127.0.0.1/32"] };
  const gateway = await startedGateway({ options });
  const report = async (player: string) => {
    const headers = { "content-type": "application/json", "x-forwarded-for": player };
    const answer = await fetch(`${gateway.origin}/reports/error`, {
      method: "POST",
      headers,
      body: JSON.stringify({ message: "broken", path: "/" }),
    });
    return answer.status;
  };
  const one = await Promise.all(Array.from({ length: 61 }, () => report("203.0.113.1")));
  expect(one.filter((status) => status === 429)).toHaveLength(1);
  expect(await report("203.0.113.2")).toBe(204);
  await gateway.stop();
});
