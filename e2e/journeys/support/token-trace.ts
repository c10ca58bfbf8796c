import { readFile } from "node:fs/promises";
import type { BrowserContext, Page, Request } from "@playwright/test";

interface Place {
  readonly where: string;
  readonly text: string;
}

/** Everything that a document stores, and the traces that it leaves. */
const keptIn = (page: Page): Promise<readonly Place[]> =>
  page.evaluate(async () => {
    const stored = (name: string, storage: Storage) =>
      Object.entries(storage).map(([key, value]) => ({
        where: `${name} ${key}`,
        text: String(value),
      }));
    const cached: { where: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.text();
        cached.push({ where: `cache ${name}`, text: `${request.url} ${text}` });
      }
    }
    const databases = await indexedDB.databases();
    return [
      ...stored("local storage", localStorage),
      ...stored("session storage", sessionStorage),
      ...cached,
      ...databases.map(({ name }) => ({ where: "database", text: name ?? "" })),
      { where: "name of the window", text: window.name },
      { where: "state of the history", text: JSON.stringify(history.state) },
      { where: "document", text: document.documentElement.outerHTML },
      { where: "referrer", text: document.referrer },
      ...performance.getEntries().map(({ name }) => ({ where: "timing", text: name })),
    ];
  });

const historyOf = async (page: Page): Promise<readonly Place[]> => {
  const devtools = await page.context().newCDPSession(page);
  const { entries } = await devtools.send("Page.getNavigationHistory");
  await devtools.detach();
  return entries.map(({ url, title }) => ({ where: "history", text: `${url} ${title}` }));
};

const isOwnCall = (request: Request, origin: string): boolean => {
  const { origin: asked, pathname } = new URL(request.url());
  return asked === origin && pathname.startsWith("/api/");
};

/**
 * Records everything that the windows of a browser request, send and store from now on, in order to search it for a
 * member's tokens.
 */
export const watchTokens = (context: BrowserContext, { lobby }: { readonly lobby: string }) => {
  const requests: Request[] = [];
  const places: Place[] = [];
  const tokens = new Set<string>();
  const note = (where: string, text: string) => void places.push({ where, text });

  context.on("request", (request) => void requests.push(request));
  context.on("console", (message) => note("console", message.text()));
  context.on("weberror", (error) => note("console", String(error.error())));
  const watch = (page: Page) => {
    page.on("framenavigated", (frame) => note("address", frame.url()));
    page.on("websocket", (socket) => {
      note("address of a socket", socket.url());
      socket.on("framesent", ({ payload }) => note("socket", payload.toString()));
      socket.on("framereceived", ({ payload }) => note("socket", payload.toString()));
    });
  };
  for (const page of context.pages()) watch(page);
  context.on("page", watch);

  const asked = async (): Promise<readonly Place[]> => {
    const found: Place[] = [];
    for (const request of requests) {
      const where = `${request.method()} ${request.url()}`;
      const { authorization = "", ...rest } = await request
        .allHeaders()
        .catch(() => request.headers());
      if (isOwnCall(request, lobby)) tokens.add(authorization.trim());
      else found.push({ where, text: authorization });
      found.push({ where, text: `${where} ${JSON.stringify(rest)} ${request.postData() ?? ""}` });
    }
    return found;
  };

  return {
    /** Records what a page stores now; call it before the page is closed or reloaded. */
    look: async (page: Page): Promise<void> => {
      places.push(...(await keptIn(page)), ...(await historyOf(page)));
    },
    /**
     * Every place where a token was found, other than the header of our own calls and its storage key, and the number
     * of tokens.
     */
    async traces(log: string) {
      const all = [...(await asked()), ...places];
      for (const { name, value, domain } of await context.cookies())
        all.push({ where: `cookie of ${domain}`, text: `${name}=${value}` });
      all.push({ where: "log of the servers", text: await readFile(log, "utf8") });
      tokens.delete("");
      // The part before the dot names the session and is not secret; the part after it is.
      const secrets = [...tokens].map((token) => token.slice(token.indexOf(".") + 1));
      return {
        tokens: tokens.size,
        requests: requests.length,
        found: all
          .filter(({ where }) => where !== "local storage token")
          .filter(({ text }) => secrets.some((secret) => text.includes(secret)))
          .map(({ where }) => where),
      };
    },
  };
};
