interface Policies {
  createPolicy(
    name: string,
    rules: {
      createHTML(html: string): string;
      createScriptURL(address: string): string | null;
    },
  ): unknown;
}

declare global {
  interface Window {
    trustedTypes?: Policies;
  }
}

/** The only scripts of ours that are loaded by URL: the service worker and the search worker. */
const workers = /^\/(service-worker\.js|assets\/(desktop|mobile)\/search-worker-[\w-]+\.js)$/;

/** Of the third party whose script the player has agreed to; '' is none. */
let trackingOrigin = "";

export const allowScriptsFrom = (origin: string): void => {
  trackingOrigin = origin;
};

const urlOf = (address: string): URL | undefined =>
  URL.canParse(address, window.location.origin)
    ? new URL(address, window.location.origin)
    : undefined;

const isAllowed = (address: string): boolean => {
  const { origin, pathname = "", search } = urlOf(address) ?? {};
  return origin === window.location.origin
    ? workers.test(pathname + search)
    : origin === trackingOrigin;
};

/**
 * The `default` policy, made before anything renders. React makes scripts through innerHTML.
 * Without this a hydration mismatch or client error would blank the page. Those scripts never run;
 * all other HTML that nobody sanitised becomes empty.
 */
export function guardMarkup(): void {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html === "<script></script>" ? html : ""),
    createScriptURL: (address) => (isAllowed(address) ? address : null),
  });
}
