import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { favicon } from "@naluma/site/brand";
import type { Template } from "@naluma/site/device";
import type { Choice, PageRequest, Visit } from "@naluma/site/page";
import { parseSiteSettings } from "@naluma/site/parse-settings";
import type { SiteSettings } from "@naluma/site/settings";
import { cookies as names } from "@naluma/site/stored";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";

const sites = join(import.meta.dirname, "../../apps/gateway/sites");

/** The exports of a host's server build that a page needs. */
interface ServerBuild {
  entry: { module: { choose(visit: Visit): Choice; pageContext: unknown } };
}

interface ReactRouter {
  createRequestHandler(
    build: ServerBuild,
    mode: "development",
  ): (request: Request, context: unknown) => Promise<Response>;
  RouterContextProvider: new () => { set(context: unknown, value: PageRequest): void };
}

/** The address at which `npm run dev` serves the other template. */
const otherHost: Record<Template, { template: Template; origin: string | undefined }> = {
  desktop: { template: "mobile", origin: process.env["MOBILE_ORIGIN"] },
  mobile: { template: "desktop", origin: process.env["DESKTOP_ORIGIN"] },
};

const sheetChanged = "naluma:sheet-changed";

/**
 * The first style sheet is inlined in the page, where Vite cannot find it. A changed one is taken from the page as the
 * server renders it now. The server needs a moment, so it is polled until the sheet differs. Runs in the browser, after
 * the host's entry.
 */
const hotSheets = `
import.meta.hot?.on(${JSON.stringify(sheetChanged)}, async () => {
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
    const address = new URL(link.href);
    address.searchParams.set("t", Date.now());
    link.href = address.href;
  }
  const own = [...document.querySelectorAll("head style:not([data-vite-dev-id])")];
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const text = await (await fetch(location.href)).text();
    const page = new DOMParser().parseFromString(text, "text/html");
    const drawn = [...page.querySelectorAll("head style")];
    const changed = own.filter((style, index) => style.textContent !== drawn[index]?.textContent);
    for (const style of changed) style.textContent = drawn[own.indexOf(style)]?.textContent;
    if (changed.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
});
`;

/**
 * Renders the pages of one host under `react-router dev` with the data that the gateway would provide: the site's
 * settings, the template, locale and currency. Headers, caching and reports are left to the gateway; in development a
 * page has no content security policy.
 */
export const developmentPages = (template: Template): Plugin => ({
  name: "naluma:development-pages",
  apply: "serve",
  enforce: "pre",
  transform(code, id) {
    const isEntry = this.environment.name === "client" && id.endsWith("/app/entry.client.tsx");
    return isEntry ? { code: code + hotSheets, map: null } : undefined;
  },
  hotUpdate({ file, server }) {
    if (this.environment.name === "ssr" && file.endsWith(".css"))
      server.environments.client.hot.send(sheetChanged);
  },
  // Returned so that it runs after Vite's own middlewares. Those of React Router, which would render without the
  // settings, are added later.
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => {
      if (request.method !== "GET" && request.method !== "HEAD") {
        response.writeHead(204).end();
        return;
      }
      if (request.originalUrl === "/favicon.svg") {
        response.writeHead(200, { "content-type": "image/svg+xml" }).end(favicon);
        return;
      }
      render(server, template, request.originalUrl ?? "/", request.headers).then(
        async (page) => {
          response.writeHead(page.status, Object.fromEntries(page.headers));
          response.end(await page.text());
        },
        (error: unknown) => {
          if (error instanceof Error) server.ssrFixStacktrace(error);
          next(error);
        },
      );
    });
  },
});

const render = async (
  server: ViteDevServer,
  template: Template,
  address: string,
  { cookie = "", host = "localhost", ...headers }: Record<string, string | string[] | undefined>,
): Promise<Response> => {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error("Vite cannot run server modules here");
  // The host's own copy of the router, because contexts are compared by identity.
  const router: ReactRouter = await ssr.runner.import("react-router");
  const build: ServerBuild = await ssr.runner.import("virtual:react-router/server-build");
  const { choose, pageContext } = build.entry.module;

  const url = new URL(address, `http://${String(host)}`);
  const cookies = readCookies(String(cookie));
  // The hosts share cookies but have different ports, so a window that grew is sent to the other one.
  const other = otherHost[template];
  if (other.origin && cookies[names.template] === other.template) {
    return new Response(null, { status: 302, headers: { location: other.origin + address } });
  }
  const settings = await readSettings();
  const choice = choose({
    path: url.pathname,
    query: url.searchParams,
    cookies,
    languages: String(headers["accept-language"] ?? ""),
    settings,
  });
  if (choice.path !== undefined) url.pathname = choice.path;

  const context = new router.RouterContextProvider();
  context.set(pageContext, {
    settings,
    template,
    locale: choice.locale,
    currency: choice.currency,
    releaseId: "development",
    apiOrigin: process.env["API_ORIGIN"] ?? "http://127.0.0.1:4100",
    nonce: "development",
    dontKeep: () => undefined,
  });
  return await router.createRequestHandler(build, "development")(new Request(url), context);
};

/** Reads the settings as the gateway does, with the same defaults and validation. */
const readSettings = async (): Promise<SiteSettings> => {
  const folder = process.env["SITES_FOLDER"] ?? sites;
  const file = join(folder, `${process.env["SITE_ID"] ?? "1"}.json`);
  const settings = parseSiteSettings(await readFile(file, "utf8"), addresses(), file);
  // There is no tracking in development (TRACK-04).
  return { ...settings, tracking: {} };
};

const addresses = () => ({
  PUBLIC_ORIGIN: process.env["PUBLIC_ORIGIN"] ?? "http://localhost:4000",
  API_ORIGIN: process.env["API_ORIGIN"] ?? "http://127.0.0.1:4100",
  PROVIDER_ORIGIN:
    process.env["PROVIDER_ORIGIN"] ?? `http://127.0.0.1:${process.env["PROVIDER_PORT"] ?? "4200"}`,
});

const readCookies = (header: string): Record<string, string> =>
  Object.fromEntries(
    header
      .split(";")
      .map((part) => part.trim().split("="))
      .flatMap(([name, value]) => (name && value ? [[name, decodeURIComponent(value)]] : [])),
  );
