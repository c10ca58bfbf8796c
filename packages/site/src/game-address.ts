import { outwardAddress } from "./address.ts";

/** A host with a dot behind it is the same host; http and https of it, each at its usual port, are one site. */
const placeOf = ({ hostname, port }: URL) => `${hostname.replace(/\.+$/, "")}:${port}`;

/**
 * The address of a game as the platform names it: one that may be followed, and none of our own
 * origin. A page of ours could be given a token by its query, which would replace the session.
 */
export function gameAddress(
  text: unknown,
  settings: { readonly allowHttp: boolean },
  ownOrigin: string,
): URL | undefined {
  const address = outwardAddress(text, settings);
  return address && placeOf(address) !== placeOf(new URL(ownOrigin)) ? address : undefined;
}
