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
import { logError } from "../monitoring/log-error.ts";
import { pageHead } from "../search-engines/page-head.ts";
import { restWords } from "../words.rest.ts";
import { headScript } from "./head-script.ts";
import { NonceContext } from "./nonce-context.tsx";
import { pageContext } from "./page-context.ts";
import { pageTitle, hiddenHeading } from "./page-title.ts";
import { titleOf } from "./root-meta.ts";
import { withStart } from "./with-start.ts";

/**
 * Milliseconds that a page may take to render; what is not there by then shows its error state. In development its
 * modules are compiled meanwhile.
 */
const renderTimeout = import.meta.env.MODE === "development" ? 120_000 : 8_000;

/** What a host's build made for its pages. */
interface Built {
  /** Text of the first one. */
  readonly css: string;
  /** Text of what stands in its place in the window of a game. */
  readonly windowCss: string;
  /** Address of the second one. */
  readonly laterSheet: string;
  /** Addresses of the chunks that others import by name. */
  readonly sharedChunks: Readonly<Record<string, string>>;
  /** Address of the file with the words of a language. */
  readonly wordFiles: Readonly<Partial<Record<string, string>>>;
  /** Addresses of the fonts that the first paint of a language needs; the others' are the device's own. */
  readonly fonts: Readonly<Partial<Record<Locale, readonly string[]>>>;
}

/**
 * The lobby and a game's placeholder are drawn before their code, by the sheet in their documents.
 * Every other document, error screens too, waits for both sheets.
 */
const paintedFirst = (status: number, { pathname }: URL): "lobby" | "window" | undefined => {
  if (status >= 400) return undefined;
  if (pathname === "/") return "lobby";
  return pathname === "/loading" ? "window" : undefined;
};

const memberPaths = pathsWith("guard", "auth");

/** What a page of a member is called: its document is a visitor's, and draws no heading. */
const memberPageTitle = (context: EntryContext, { locale, settings }: PageRequest): string => {
  const ids = new Set(context.staticHandlerContext.matches.map(({ route }) => route.id));
  const path = memberPaths.find((one) => ids.has(one));
  return path ? translate(memberWords, locale, memberPageName(path, settings)) : "";
};

/**
 * A host's `entry.server`. The page is rendered whole, never streamed: the gateway keeps it and
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
          // Every part stands where it belongs: none follows at the end, to be moved there by a script.
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

/** Letters of each file that the font is cut into; the first paint of a language needs those it uses. */
const latin = "a";
const lettersOf: Partial<Record<Locale, string>> = { vi_VN: `${latin}ạ` };

/**
 * Asks for the brand's font and says on `<html>` that it is coming, until it is here or failed: the
 * style sheet keeps to its stand-ins so long. Named while it loads, it would also have the browser
 * open the device's last resort. That is more than half of the first layout. Printed into the page
 * after the sheet that declares the font, so it uses nothing but its parameters.
 */
export function awaitFont({ document }: Window, letters: string): void {
  const { dataset } = document.documentElement;
  const arrived = () => void delete dataset["font"];
  dataset["font"] = "coming";
  document.fonts.load("1em Archivo", letters).then(arrived, arrived);
}

/** The text of the script for a page. */
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

/** What a rendered page's heading says, as text; '' where nobody sees one. */
export function headingIn(html: string): string {
  const [, attributes = "", content = ""] = heading.exec(html) ?? [];
  const [, names = ""] = classes.exec(attributes) ?? [];
  if (names.split(" ").includes(hiddenHeading)) return "";
  const text = content.replace(markup, "").trim();
  return text.replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);
}

/** A page that brought a title, an error screen's, keeps it. */
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

/** The whole text of a rendering; one that takes longer than `timeout` ms is cut short. */
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
