import { Writable } from "node:stream";
import { translate, type Catalogue } from "@naluma/i18n";
import { memberPageName } from "@naluma/member/centre";
import { restWords as memberWords } from "@naluma/member/rest-words";
import { brandSheet } from "@naluma/site/brand";
import { defaultLocale, type Locale } from "@naluma/site/locale";
import type { PageRequest } from "@naluma/site/page";
import { pathsWith } from "@naluma/site/pages";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { logError } from "../live/monitoring/report-error.ts";
import { restWords } from "../words.rest.ts";
import { NonceContext } from "./document.tsx";
import { headScript } from "./head-script.ts";
import { pageContext } from "./page-context.ts";
import { pageHead } from "./page-head.ts";
import { hiddenHeading, pageTitle, titleOf } from "./page-title.ts";
import { withStart } from "./with-start.ts";

/**
 * The time limit for rendering a page, in milliseconds; parts that are not ready by then show their error state. In
 * development, modules are compiled during this time.
 */
const renderTimeout = import.meta.env.MODE === "development" ? 120_000 : 8_000;

interface Built {
  /** Text of the first style sheet. */
  readonly css: string;
  /** Text of the style sheet that replaces it in the window of a game. */
  readonly windowCss: string;
  /** Address of the second style sheet. */
  readonly laterSheet: string;
  /** Addresses of the chunks that other chunks import by name. */
  readonly sharedChunks: Readonly<Record<string, string>>;
  /** Address of each language's file of texts. */
  readonly wordFiles: Readonly<Partial<Record<string, string>>>;
  /** Addresses of the fonts that a language's first paint needs; other languages use the device's own. */
  readonly fonts: Readonly<Partial<Record<Locale, readonly string[]>>>;
}

/**
 * The lobby and a game's placeholder are painted before their code has loaded, with the style sheet in their
 * documents. All other documents, including error screens, wait for both sheets.
 */
const paintedFirst = (status: number, { pathname }: URL): "lobby" | "window" | undefined => {
  if (status >= 400) return undefined;
  if (pathname === "/") return "lobby";
  return pathname === "/loading" ? "window" : undefined;
};

const memberPaths = pathsWith("guard", "auth");

/** The title of a member page: its document is rendered for a visitor and has no heading. */
const memberPageTitle = (context: EntryContext, { locale, settings }: PageRequest): string => {
  const ids = new Set(context.staticHandlerContext.matches.map(({ route }) => route.id));
  const path = memberPaths.find((one) => ids.has(one));
  return path ? translate(memberWords, locale, memberPageName(path, settings)) : "";
};

/**
 * A host's `entry.server`. The page is rendered as a whole instead of streamed, because the gateway caches it and
 * serves it many times.
 */
export const documentRenderer =
  (
    { css, windowCss, laterSheet, sharedChunks, wordFiles, fonts }: Built,
    catalogues: readonly Catalogue[],
  ) =>
  async (
    request: Request,
    status: number,
    headers: Headers,
    context: EntryContext,
    loadContext: RouterContextProvider,
  ): Promise<Response> => {
    const page = loadContext.get(pageContext);
    headers.set("Content-Type", "text/html; charset=utf-8");
    if (request.method === "HEAD") return new Response(null, { status, headers });

    const needed = [...catalogues, restWords, memberWords];
    await Promise.all(needed.map((words) => words.load(page.locale)));
    const { nonce } = page;
    page.onData?.(context.staticHandlerContext.loaderData);
    const failures: unknown[] = [];
    const html = await collect(renderTimeout, (settle) =>
      renderToPipeableStream(
        <NonceContext value={nonce}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </NonceContext>,
        {
          nonce,
          // Renders every part in place, so that no script has to move late parts there from the end.
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          onAllReady: settle.ready,
          onShellError: settle.failed,
          onError: (error) => void failures.push(error),
        },
      ),
    );
    const address = new URL(request.url);
    for (const failure of failures) logError(failure, address.pathname);
    const answered = failures.length > 0 ? 500 : status;
    const script = headScript(page.template, page.settings, laterSheet);
    const words = wordFiles[page.locale] ?? wordFiles[defaultLocale];
    const painted = paintedFirst(answered, address);
    const sheet = painted ? undefined : laterSheet;
    const site = titleOf(page);
    const heading = headingIn(html) || memberPageTitle(context, page);
    const title = pageTitle(heading, site);
    const head = pageHead(page, {
      path: address.pathname,
      search: address.search,
      status: answered,
      heading,
      title,
      site,
    });
    const whole = withStart(
      withTitle(html, title).replace("</head>", () => `${head}</head>`),
      {
        nonce,
        sharedChunks,
        script,
        css: (painted === "window" ? windowCss : css) + brandSheet(page.settings.brand),
        afterSheet: fontScript(page.locale),
        sheet,
        words,
        fonts: fonts[page.locale],
        paintsFirst: painted !== undefined,
      },
    );
    return new Response(whole, { status: answered, headers });
  };

/** A sample character for each subset of the font; a language's first paint only loads the subsets that it needs. */
const latin = "a";
const lettersOf: Partial<Record<Locale, string>> = { vi_VN: `${latin}ạ` };

/**
 * Requests the brand's font, and marks `<html>` until it has loaded or failed; the style sheet uses its fallback
 * fonts until then. If the font were named while it loads, the browser would also open the device's last-resort font,
 * which takes more than half of the first layout. Printed into the page after the sheet that declares the font, so it
 * uses nothing but its parameters.
 */
export function awaitFont({ document }: Window, letters: string): void {
  const { dataset } = document.documentElement;
  const arrived = () => void delete dataset["font"];
  dataset["font"] = "coming";
  document.fonts.load("1em Archivo", letters).then(arrived, arrived);
}

export const fontScript = (locale: Locale): string =>
  `(${awaitFont.toString()})(window,${JSON.stringify(lettersOf[locale] ?? latin)})`;

const heading = /<h1\b([^>]*)>([\s\S]*?)<\/h1>/;
const markup = /<!--[\s\S]*?-->|<[^>]*>/g;
const classes = /\bclass="([^"]*)"/;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** The text of a rendered page's heading; "" when it is visually hidden. */
export function headingIn(html: string): string {
  const [, attributes = "", content = ""] = heading.exec(html) ?? [];
  const [, names = ""] = classes.exec(attributes) ?? [];
  if (names.split(" ").includes(hiddenHeading)) return "";
  const text = content.replace(markup, "").trim();
  return text.replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);
}

/** A page that already has a title, such as an error screen, keeps it. */
export const withTitle = (html: string, title: string): string =>
  html.includes("<title>")
    ? html
    : html.replace("</head>", () => `<title>${escaped(title)}</title></head>`);

interface Settle {
  ready(): void;
  failed(error: unknown): void;
}

interface Rendering {
  pipe(into: Writable): unknown;
  abort(reason?: unknown): void;
}

/** The full HTML of a rendering; one that takes longer than `timeout` ms is aborted. */
const collect = (timeout: number, begin: (settle: Settle) => Rendering): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const into = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString("utf8"));
        done();
      },
    });
    const timer = setTimeout(() => rendering.abort(new Error("Rendering took too long")), timeout);
    const rendering = begin({
      ready() {
        clearTimeout(timer);
        rendering.pipe(into);
      },
      failed(error) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    });
  });
