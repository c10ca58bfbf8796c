/*
 * What the name of a channel says of it (Pusher Channels).
 */

/** Only who was given a proof may join it. */
export const needsProof = (name: string): boolean => /^(private|presence)-/.test(name);

/** Its subscribers know of each other. */
export const isPresence = (name: string): boolean => name.startsWith("presence-");

/** What travels in it is not for the server to read. */
export const isEncrypted = (name: string): boolean => name.startsWith("private-encrypted-");

/** Who joins it is sent the event that came last. */
export const isCached = (name: string): boolean =>
  /^(private-encrypted-|private-|presence-)?cache-/.test(name);

const toUser = "#server-to-user-";

/** Whose connections alone may join it; undefined for a channel of any other kind. */
export const userOfChannel = (name: string): string | undefined =>
  name.startsWith(toUser) ? name.slice(toUser.length) : undefined;

/** A channel, or `#server-to-user-` and a user's id, which may be any text without control characters. */
export const channelPattern = /^([-A-Za-z0-9_=@,.;]{1,164}|#server-to-user-[^\p{Cc}]{1,200})$/u;
