import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";

/** Belong to one connection (RFC 9110, 7.6.1). */
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

/** What only the gateway may say, and what the platform has no use for. */
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

/** Headers without those of the connection, named ones included. */
export function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? "").toLowerCase().split(/\s*,\s*/);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.includes(name) && !named.includes(name)),
  );
}

export interface Sender {
  /** The player's, as far as it is believed (`visitor/player-address.ts`). */
  readonly address: string;
  /** Two letters, where it is known. */
  readonly country?: string | undefined;
  readonly secret: string;
  /** The header that the address may have come in, in lower case. */
  readonly addressHeader: string;
}

/** A visitor's headers as the platform gets them. */
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
