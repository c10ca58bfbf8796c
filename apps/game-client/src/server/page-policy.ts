/** The content policy of a provider's page: its own files, framed by the lobby alone. */
export const pagePolicy = (nonce: string, publicOrigin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${publicOrigin}`,
    "require-trusted-types-for 'script'",
  ].join("; ");
