import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

export interface AddressSource {
  /** Header in which a network in front of us names the player; '' where we stand at the front. */
  readonly header: string;
  /** Whose word counts, as ranges such as 10.0.0.0/8. */
  readonly proxies: readonly string[];
}

export interface PlayerAddress {
  /** The named header in lower case, which goes no further. */
  readonly header: string;
  of(incoming: IncomingMessage): string;
  /** Whether a neighbour may say anything about the player. */
  isTrusted(incoming: IncomingMessage): boolean;
}

/** IPv4 addresses may come written as IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** Address and length of a range; nothing where it is none. */
export function readRange(text: string): { address: string; bits: number } | undefined {
  const [, address = "", length = ""] = /^([0-9a-f.:]+)\/(\d{1,3})$/i.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0 || Number(length) > (version === 6 ? 128 : 32)) return undefined;
  return { address, bits: Number(length) };
}

/** An entry of the header, which may carry a port; '' where it is no address. */
function addressIn(entry: string): string {
  const text = entry.trim();
  const [, inBrackets] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text) ?? [];
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  const address = plain(inBrackets ?? beforePort ?? text);
  return isIP(address) === 0 ? "" : address;
}

/**
 * The address that throttles count by. Anybody can send the header, so it is read from the end.
 * Each trusted neighbour vouches for the entry before its own. The first that is not trusted is the player.
 */
export function createPlayerAddress({ header: named, proxies }: AddressSource): PlayerAddress {
  const header = named.toLowerCase();
  const trusted = new BlockList();
  for (const range of proxies.map(readRange))
    if (range) trusted.addSubnet(range.address, range.bits, familyOf(range.address));
  const isProxy = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, familyOf(address));
  const neighbour = ({ socket }: IncomingMessage) => plain(socket.remoteAddress ?? "");

  return {
    header,
    isTrusted: (incoming) => isProxy(neighbour(incoming)),
    of(incoming) {
      let known = neighbour(incoming);
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
