import { outwardAddress } from "./address.ts";

/** A host with a trailing dot is the same host; http and https of it, each at its default port, are the same site. */
const placeOf = ({ hostname, port }: URL) => `${hostname.replace(/\.+$/, "")}:${port}`;

/**
 * A game's address from the platform: it must be allowed, and not be of our own origin. Otherwise its query could
 * pass a token to one of our pages, which would replace the session.
 */
export function gameAddress(
  text: unknown,
  settings: { readonly allowHttp: boolean },
  ownOrigin: string,
): URL | undefined {
  const address = outwardAddress(text, settings);
  return address && placeOf(address) !== placeOf(new URL(ownOrigin)) ? address : undefined;
}
