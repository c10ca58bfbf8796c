/**
 * The Content-Security-Policy of a provider's page: it loads only its own files and may be framed only by the lobby.
 */
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
