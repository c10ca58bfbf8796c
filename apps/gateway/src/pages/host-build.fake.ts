import { isLocale } from "@naluma/site/locale";
import type { PageRequest } from "@naluma/site/page";
import type { Host } from "./host-build.ts";

export interface FakeHost extends Host {
  readonly renders: string[];
}

type Draw = (page: PageRequest, url: URL) => Response | Promise<Response>;

const html = { "content-type": "text/html; charset=utf-8" };

/** A page with the nonce in several places and enough text to be worth compressing. */
export const drawnPage: Draw = ({ nonce, template, locale, currency }, { pathname, search }) =>
  new Response(
    `<!DOCTYPE html><html data-template="${template}" lang="${locale}"><head>` +
      `<script nonce="${nonce}">start()</script><style nonce="${nonce}">a{color:red}</style></head>` +
      `<body>${currency} ${pathname}${search}${"<p>The games you like, in your language.</p>".repeat(200)}` +
      `<script nonce="${nonce}" type="module">import("/x.js")</script></body></html>`,
    { headers: html },
  );

/** A host without React. It derives the language from the path and uses dollars. */
export function fakeHost(draw: Draw = drawnPage): FakeHost {
  const renders: string[] = [];
  return {
    renders,
    routeRules: { "/main": { redirect: "/" } },
    choose({ path, cookies }) {
      const [, first = "", ...rest] = path.split("/");
      if (isLocale(first)) return { locale: first, currency: "USD", path: `/${rest.join("/")}` };
      const stored = cookies["i18n_redirected"];
      return { locale: isLocale(stored) ? stored : "en_US", currency: "USD" };
    },
    async render(request, page) {
      const url = new URL(request.url);
      renders.push(url.pathname + url.search);
      return draw(page, url);
    },
  };
}
