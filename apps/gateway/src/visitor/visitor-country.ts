import type { IncomingMessage } from "node:http";
import type { PlayerAddress } from "./player-address.ts";

export interface CountrySource {
  /** The header in which a proxy in front of us sends the country; '' if there is none. */
  readonly header: string;
  /** The proxies whose header is trusted. If the list is empty, any peer is. */
  readonly trustedProxies: readonly string[];
  readonly player: Pick<PlayerAddress, "isTrusted">;
}

/** Two letters, or undefined if not known. */
export type VisitorCountry = (incoming: IncomingMessage) => string | undefined;

export function createVisitorCountry({
  header: named,
  trustedProxies,
  player,
}: CountrySource): VisitorCountry {
  const header = named.toLowerCase();
  return (incoming) => {
    if (header === "" || (trustedProxies.length > 0 && !player.isTrusted(incoming)))
      return undefined;
    const said = incoming.headers[header];
    return typeof said === "string" && /^[A-Z]{2}$/.test(said) ? said : undefined;
  };
}
