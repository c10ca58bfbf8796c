/** A token is `<session>.<secret>` (W-12): a renewal changes only the secret. */
export const sessionName = (token: string): string => token.split(".", 1)[0] ?? token;

interface Known {
  /** The token as it is stored now, renewed or not. */
  readonly stored: string | null;
  /** What the login named its session. */
  readonly session: string | null;
}

/**
 * Whether a `login` event is about another login (RT-21). It carries a session name, or on other
 * platforms a token, perhaps an outdated one. Without a session of our own nobody else can
 * have taken it.
 */
export function isOtherLogin(eventToken: string, { stored, session }: Known): boolean {
  if (stored === null) return false;
  const ours = [stored, sessionName(stored), session];
  return !ours.includes(eventToken) && !ours.includes(sessionName(eventToken));
}
