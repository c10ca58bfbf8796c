import { waitingPreload } from "./when-painted.ts";

interface Start {
  readonly nonce: string;
  /** Addresses of the chunks that others import by name. */
  readonly sharedChunks?: Readonly<Record<string, string>> | undefined;
  readonly script: string;
  readonly css: string;
  /** Runs once the sheet is known. */
  readonly afterSheet?: string | undefined;
  /** Address of a second sheet that the first paint must wait for. */
  readonly sheet?: string | undefined;
  /** Address of the words that hydration waits for. */
  readonly words?: string | undefined;
  /** Addresses of the fonts that the first paint needs. */
  readonly fonts?: readonly string[] | undefined;
  /** The page's own code is not even asked for before the first paint. */
  readonly paintsFirst?: boolean;
}

const viewport = /<meta name="viewport"[^>]*>/;

const linkTo = (sheet: string | undefined) =>
  sheet === undefined ? "" : `<link rel="stylesheet" href="${sheet}"/>`;

const preloadFont = (font: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${font}"/>`;

const scriptOf = (text: string | undefined, nonce: string) =>
  text === undefined ? "" : `<script nonce="${nonce}">${text}</script>`;

/** A browser reads it only before the first module of its page. */
const importMap = (imports: Readonly<Record<string, string>> | undefined, nonce: string) =>
  imports === undefined
    ? ""
    : `<script type="importmap" nonce="${nonce}">${JSON.stringify({ imports })}</script>`;

const preload = (module: string | undefined, nonce: string) =>
  module === undefined ? "" : `<link rel="modulepreload" href="${module}" nonce="${nonce}"/>`;

/** The script of the router's `<Scripts>` that imports the page's modules and then the host's entry. */
const starter = /(<script[^>]*?) type="module" async="">([\s\S]*?)<\/script>/;

/**
 * The same imports, on demand and one after the other, by the function that the head script left. The
 * router's text is tested for in with-start.test.ts; text of another form is left as it is, and starts
 * at once.
 */
const startWhenPainted = (html: string): string =>
  html
    .replace(starter, (whole, tag: string, code: string) => {
      const onDemand = code
        .replaceAll(/^import ("[^"]+");?$/gm, "await import($1);")
        .replaceAll(/^import \* as (\w+) from ("[^"]+");$/gm, "const $1 = await import($2);");
      const isWhole = !/^\s*import\s*[^\s(]/m.test(onDemand);
      return isWhole ? `${tag}>whenPainted(async () => {${onDemand}})</script>` : whole;
    })
    .replaceAll('<link rel="modulepreload"', `<link rel="${waitingPreload}"`);

/**
 * Adds what stands outside React: the head script as early as the width of the screen is known, the
 * style sheet before `</head>`. The page's own code must not compete with what paints: it is started
 * after it, or its preloads come last.
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
  return paintsFirst ? startWhenPainted(whole) : whole;
};
