import { waitingPreload } from "./when-painted.ts";

interface Start {
  readonly nonce: string;
  /** Addresses of the chunks that other chunks import by name. */
  readonly sharedChunks?: Readonly<Record<string, string>> | undefined;
  readonly script: string;
  readonly css: string;
  /** Script that runs after the style sheet. */
  readonly afterSheet?: string | undefined;
  /** Address of a second sheet that the first paint must wait for. */
  readonly sheet?: string | undefined;
  /** Address of the texts that hydration waits for. */
  readonly words?: string | undefined;
  /** Addresses of the fonts that the first paint needs. */
  readonly fonts?: readonly string[] | undefined;
  /** The page's own code is not even requested before the first paint. */
  readonly paintsFirst?: boolean;
}

const viewport = /<meta name="viewport"[^>]*>/;

const linkTo = (sheet: string | undefined) =>
  sheet === undefined ? "" : `<link rel="stylesheet" href="${sheet}"/>`;

const preloadFont = (font: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${font}"/>`;

const scriptOf = (text: string | undefined, nonce: string) =>
  text === undefined ? "" : `<script nonce="${nonce}">${text}</script>`;

/** Browsers only accept an import map before the first module of the page. */
const importMap = (imports: Readonly<Record<string, string>> | undefined, nonce: string) =>
  imports === undefined
    ? ""
    : `<script type="importmap" nonce="${nonce}">${JSON.stringify({ imports })}</script>`;

const preload = (module: string | undefined, nonce: string) =>
  module === undefined ? "" : `<link rel="modulepreload" href="${module}" nonce="${nonce}"/>`;

/** The script of the router's `<Scripts>` that imports the page's modules and then the host's entry. */
const starter = /(<script[^>]*?) type="module" async="">([\s\S]*?)<\/script>/;

/** Runs in a task of its own; with the page's code in the same task, a slow phone would not answer for too long. */
const firstChunk = "vendor";

/**
 * Turns the imports into dynamic ones, which the head script's function runs one after the other. with-start.test.ts
 * checks the router's text; text of any other form is left as it is, and starts at once.
 */
const startWhenPainted = (html: string, sharedChunks: Start["sharedChunks"] = {}): string =>
  html
    .replace(starter, (whole, tag: string, code: string) => {
      const onDemand = code
        .replaceAll(/^import ("[^"]+");?$/gm, "await import($1);")
        .replaceAll(/^import \* as (\w+) from ("[^"]+");$/gm, "const $1 = await import($2);");
      const isWhole = !/^\s*import\s*[^\s(]/m.test(onDemand);
      const chunk = firstChunk in sharedChunks ? `await import("${firstChunk}");` : "";
      return isWhole ? `${tag}>whenPainted(async () => {${chunk}${onDemand}})</script>` : whole;
    })
    .replaceAll('<link rel="modulepreload"', `<link rel="${waitingPreload}"`);

/**
 * Adds what is outside React: the head script right after the viewport's meta element, and the style sheet before
 * `</head>`. The page's own code must not compete with the first paint: it starts afterwards, or its preloads have
 * the lowest priority.
 */
export const withStart = (html: string, start: Start): string => {
  const {
    nonce,
    sharedChunks,
    script,
    css,
    afterSheet,
    sheet,
    words,
    fonts = [],
    paintsFirst = false,
  } = start;
  const whole = html
    .replace(viewport, (meta) => meta + importMap(sharedChunks, nonce) + scriptOf(script, nonce))
    .replace(
      "</head>",
      () =>
        `${fonts.map(preloadFont).join("")}<style nonce="${nonce}">${css}</style>` +
        `${scriptOf(afterSheet, nonce)}${linkTo(sheet)}${preload(words, nonce)}</head>`,
    )
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  return paintsFirst ? startWhenPainted(whole, sharedChunks) : whole;
};
