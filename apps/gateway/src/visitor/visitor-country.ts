import type { IncomingMessage } from "node:http";
import type { PlayerAddress } from "./player-address.ts";

export interface CountrySource {
  /** Header in which something in front of us names the country; '' where nothing does. */
  readonly header: string;
  /** Whose word counts. Where nobody is named, whoever stands in front is believed. */
  readonly trustedProxies: readonly string[];
  readonly player: Pick<PlayerAddress, "isTrusted">;
}

/** Two letters, or nothing where it is not known. */
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
