import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";

/**
 * The same first view without scripts: the gateway's document without its scripts and their preloads. Style sheets,
 * fonts and pictures come from the site. It shows how fast a page can be at all on this machine, as a baseline for the
 * real one.
 */
export const startStaticTwin = async (site: string, headers: Readonly<Record<string, string>>) => {
  const document = await fetch(site, { headers });
  const plain = withoutScripts(await document.text());
  const body = brotliCompressSync(plain);
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === "/") {
      outgoing.writeHead(200, {
        "content-type": "text/html; charset=utf-8",
        "content-encoding": "br",
      });
      outgoing.end(body);
      return;
    }
    fetch(new URL(incoming.url ?? "/", site))
      .then(async (answer) => {
        const type = answer.headers.get("content-type") ?? "application/octet-stream";
        const bytes = Buffer.from(await answer.arrayBuffer());
        outgoing.writeHead(answer.status, {
          "content-type": type,
          "cache-control": answer.headers.get("cache-control") ?? "no-store",
          ...(isText(type) ? { "content-encoding": "br" } : {}),
        });
        outgoing.end(isText(type) ? brotliCompressSync(bytes) : bytes);
      })
      .catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the twin has no port");
  return {
    address: `http://127.0.0.1:${address.port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const isText = (type: string): boolean => /^text\/|svg|json/.test(type);

/** Removes scripts and module preloads; the rest renders the same view. */
export const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*rel="(?:x-)?modulepreload"[^>]*>/g, "");
