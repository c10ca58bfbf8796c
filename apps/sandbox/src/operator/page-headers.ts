import { randomBytes } from "node:crypto";

/** A page is drawn with the nonce of its one style and one script. */
export type Page = (nonce: string) => string;

/** Pages with nothing from outside: only what carries this nonce runs. */
export const pageHeaders = (page: Page) => {
  const nonce = randomBytes(16).toString("base64");
  return {
    html: page(nonce),
    headers: {
      "content-security-policy": `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    },
  };
};
