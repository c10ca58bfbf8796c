import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";

/** Headers that belong to a single connection (RFC 9110, 7.6.1). */
const hopByHop = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/** Headers that only the gateway may set, and those that the platform does not use. */
const replaced = [
  "host",
  "cookie",
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "x-naluma-gateway",
  "x-naluma-country",
];

/** The headers without the hop-by-hop ones, including those named in Connection. */
export function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? "").toLowerCase().split(/\s*,\s*/);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.includes(name) && !named.includes(name)),
  );
}

export interface Sender {
  /** The player's address, as far as it can be trusted (`visitor/player-address.ts`). */
  readonly address: string;
  /** Two letters, if known. */
  readonly country?: string | undefined;
  readonly secret: string;
  /** The header that may have carried the address, in lower case. */
  readonly addressHeader: string;
}

/** A visitor's headers as they are sent to the platform. */
export function toPlatform(
  headers: IncomingHttpHeaders,
  { address, country, secret, addressHeader }: Sender,
): OutgoingHttpHeaders {
  const kept = Object.entries(endToEnd(headers)).filter(
    ([name]) => !replaced.includes(name) && name !== addressHeader,
  );
  return {
    ...Object.fromEntries(kept),
    "x-forwarded-for": address,
    ...(country === undefined ? {} : { "x-naluma-country": country }),
    ...(secret === "" ? {} : { "x-naluma-gateway": secret }),
  };
}
