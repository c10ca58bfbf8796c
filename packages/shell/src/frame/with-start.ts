interface Start {
  readonly nonce: string;
  readonly script: string;
  readonly css: string;
  /** Address of a second sheet that the first paint must wait for. */
  readonly sheet?: string | undefined;
  /** Address of the words that hydration waits for. */
  readonly words?: string | undefined;
  /** Addresses of the fonts that the first paint needs. */
  readonly fonts?: readonly string[] | undefined;
}

const viewport = /<meta name="viewport"[^>]*>/;

const linkTo = (sheet: string | undefined) =>
  sheet === undefined ? "" : `<link rel="stylesheet" href="${sheet}"/>`;

const preloadFont = (font: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${font}"/>`;

const preload = (module: string | undefined, nonce: string) =>
  module === undefined ? "" : `<link rel="modulepreload" href="${module}" nonce="${nonce}"/>`;

/**
 * Adds what stands outside React: the head script as early as the width of the screen is known, the
 * style sheet before `</head>`. The page's own code must not compete with what paints, so module
 * preloads come last.
 */
export const withStart = (
  html: string,
  { nonce, script, css, sheet, words, fonts = [] }: Start,
): string =>
  html
    .replace(viewport, (meta) => `${meta}<script nonce="${nonce}">${script}</script>`)
    .replace(
      "</head>",
      () =>
        `${fonts.map(preloadFont).join("")}<style nonce="${nonce}">${css}</style>${linkTo(sheet)}${preload(words, nonce)}</head>`,
    )
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
