import { randomBytes } from "node:crypto";

/** Renders a page with the nonce for its one style and one script. */
export type Page = (nonce: string) => string;

/** Headers for pages that load nothing external: only scripts with this nonce run. */
export const pageHeaders = (page: Page) => {
  const nonce = randomBytes(16).toString("base64");
  return {
    html: page(nonce),
    headers: {
      "content-security-policy": `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      "cache-control": "no-store",
    },
  };
};
