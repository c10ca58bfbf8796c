import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import type { Log } from "../log.ts";

export interface AddressSource {
  /** The header in which a proxy in front of us sends the player's address; '' if there is none. */
  readonly header: string;
  /** The trusted proxies, as ranges such as 10.0.0.0/8. */
  readonly proxies: readonly string[];
  readonly log: Log;
}

export interface PlayerAddress {
  /** The configured header in lower case; it is not passed on. */
  readonly header: string;
  of(incoming: IncomingMessage): string;
  /** Whether the peer may make claims about the player. */
  isTrusted(incoming: IncomingMessage): boolean;
}

/** IPv4 addresses may be written as IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** The ranges of the operator's own proxies; no player of a public site connects from them. */
const privateRanges = [
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "::1/128",
  "fc00::/7",
  "fe80::/10",
];

/** The address and length of a range; undefined if it is invalid. */
export function readRange(text: string): { address: string; bits: number } | undefined {
  const [, address = "", length = ""] = /^([0-9a-f.:]+)\/(\d{1,3})$/i.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0 || Number(length) > (version === 6 ? 128 : 32)) return undefined;
  return { address, bits: Number(length) };
}

/** The address in an entry of the header, which may include a port; '' if it is invalid. */
function addressIn(entry: string): string {
  const text = entry.trim();
  const [, inBrackets] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text) ?? [];
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  const address = plain(inBrackets ?? beforePort ?? text);
  return isIP(address) === 0 ? "" : address;
}

function createRanges(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges.map(readRange))
    if (range) list.addSubnet(range.address, range.bits, familyOf(range.address));
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

const isPrivate = createRanges(privateRanges);

const advice =
  "All players behind this proxy count as one for every limit: set ADDRESS_HEADER, and TRUSTED_PROXIES to its range.";

/**
 * The address that rate limits count by. Anybody can send the header, so it is read from the end: each trusted
 * proxy vouches for the entry before its own, and the first untrusted one is the player. An unlisted proxy is
 * logged once, because all players behind it count as one.
 */
export function createPlayerAddress({ header: named, proxies, log }: AddressSource): PlayerAddress {
  const header = named.toLowerCase();
  const isProxy = createRanges(proxies);
  const neighbour = ({ socket }: IncomingMessage) => plain(socket.remoteAddress ?? "");
  const sent = header === "" ? "x-forwarded-for" : header;
  let isLogged = false;

  return {
    header,
    isTrusted: (incoming) => isProxy(neighbour(incoming)),
    of(incoming) {
      let known = neighbour(incoming);
      if (!isLogged && sent in incoming.headers && isPrivate(known) && !isProxy(known)) {
        isLogged = true;
        log({ event: "players-share-address", proxy: known, header: sent, advice });
      }
      const entries = [incoming.headers[header] ?? []].flat().join(",").split(",");
      while (header !== "" && isProxy(known)) {
        const before = addressIn(entries.pop() ?? "");
        if (before === "") break;
        known = before;
      }
      return known;
    },
  };
}
