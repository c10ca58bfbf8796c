/* What a channel's name determines (Pusher Channels). */

/** Only a client with an authorisation may join it. */
export const needsProof = (name: string): boolean => /^(private|presence)-/.test(name);

/** Its subscribers can see each other. */
export const isPresence = (name: string): boolean => name.startsWith("presence-");

/** Its payloads are encrypted, so the server cannot read them. */
export const isEncrypted = (name: string): boolean => name.startsWith("private-encrypted-");

/** A new subscriber is sent the last event. */
export const isCached = (name: string): boolean =>
  /^(private-encrypted-|private-|presence-)?cache-/.test(name);

const toUser = "#server-to-user-";

/** The user whose connections alone may join it; undefined for any other kind of channel. */
export const userOfChannel = (name: string): string | undefined =>
  name.startsWith(toUser) ? name.slice(toUser.length) : undefined;

/** A channel, or `#server-to-user-` with a user id, which may be any text without control characters. */
export const channelPattern = /^([-A-Za-z0-9_=@,.;]{1,164}|#server-to-user-[^\p{Cc}]{1,200})$/u;
