interface Start {
  readonly nonce: string;
  readonly script: string;
  readonly css: string;
}

const viewport = /<meta name="viewport"[^>]*>/;

/**
 * Adds what stands outside React: the head script as early as the width of the screen is known, the
 * style sheet before `</head>`. The page's own code must not compete with what paints, so module
 * preloads come last.
 */
export const withStart = (html: string, { nonce, script, css }: Start): string =>
  html
    .replace(viewport, (meta) => `${meta}<script nonce="${nonce}">${script}</script>`)
    .replace("</head>", () => `<style nonce="${nonce}">${css}</style></head>`)
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
