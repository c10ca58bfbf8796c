/** Lifetime of both language cookies: 365 days in seconds (I18N-17, I18N-23). */
export const localeCookieSeconds = 31_536_000;

/**
 * The attributes of both language cookies. A site framed by pages of another origin has them there too, but over
 * https only (I18N-17).
 */
export const localeCookieAttributes = ({
  crossOrigin,
  secure,
}: {
  readonly crossOrigin: boolean;
  /** Whether the page was loaded over https. */
  readonly secure: boolean;
}): string =>
  `Path=/; Max-Age=${localeCookieSeconds}; SameSite=${crossOrigin ? "None" : "Lax"}${crossOrigin || secure ? "; Secure" : ""}`;
