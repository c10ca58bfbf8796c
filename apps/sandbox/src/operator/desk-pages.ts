import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Context, Hono } from "hono";
import type { Bound } from "../wire/client-address.ts";

/** The output of `npm run build` for apps/operator-desk. */
const builtDesk = fileURLToPath(new URL("../../../operator-desk/build/", import.meta.url));

/** Vite writes this placeholder wherever each response needs its own nonce. */
const nonceHere = "__NONCE__";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

const notBuilt = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Operator’s desk</title></head>
<body><h1>The operator’s desk has not been built</h1>
<p>Run <code>npm run build</code> in the project’s folder, then load this page again. <code>npm start</code> does it by itself.</p></body></html>`;

const policy = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types dompurify",
  ].join("; ");

const pageHeaders = (nonce: string) => ({
  "content-security-policy": policy(nonce),
  "cache-control": "no-store",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
});

const readBuilt = (folder: string, name: string): Promise<Buffer | undefined> =>
  readFile(`${folder}${name}`).catch(() => undefined);

/**
 * The desk's page, at the address of every screen, and its files. They contain nothing secret: all data is
 * loaded by calls.
 *
 * @param folder replaces the built one; ends with `/`
 */
export const addDeskPages = (app: Hono<Bound>, deskOrigin: string, folder = builtDesk): void => {
  const page = async (c: Context<Bound>) => {
    // At another name of this host, the cookie would be stored next to those of the players' pages.
    const asked = new URL(c.req.url);
    if (asked.host !== new URL(deskOrigin).host)
      return c.redirect(`${deskOrigin}${asked.pathname}${asked.search}`, 307);
    const nonce = randomBytes(16).toString("base64");
    const html = await readBuilt(folder, "index.html");
    return html === undefined
      ? c.html(notBuilt, 503, pageHeaders(nonce))
      : c.html(html.toString().replaceAll(nonceHere, nonce), 200, pageHeaders(nonce));
  };

  app.get("/sandbox", (c) => c.redirect("/sandbox/desk", 307));
  app.get("/sandbox/desk", page);
  app.get("/sandbox/desk/assets/*", async (c) => {
    const name = c.req.path.slice("/sandbox/desk/assets/".length);
    const type = /^[\w.-]+$/.test(name) ? types[extname(name)] : undefined;
    const file = type === undefined ? undefined : await readBuilt(folder, `assets/${name}`);
    if (type === undefined || file === undefined) return c.text("Not found", 404);
    // Its name contains a content hash.
    return c.body(new Uint8Array(file), 200, {
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "same-origin",
    });
  });
  app.get("/sandbox/desk/*", page);
};
