/** 365 days in seconds: both language cookies (I18N-17, I18N-23). */
export const localeCookieSeconds = 31_536_000;

/**
 * How both language cookies are kept. A site framed by pages of another origin has them there too,
 * over https only (I18N-17).
 */
export const localeCookieAttributes = ({
  crossOrigin,
  secure,
}: {
  readonly crossOrigin: boolean;
  /** Whether the page came by https. */
  readonly secure: boolean;
}): string =>
  `Path=/; Max-Age=${localeCookieSeconds}; SameSite=${crossOrigin ? "None" : "Lax"}${crossOrigin || secure ? "; Secure" : ""}`;
