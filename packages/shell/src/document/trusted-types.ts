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

/** Of the third party whose script the player has agreed to. */
let trackingOrigin: string | undefined;

export const allowScriptsFrom = (origin: string | undefined): void => {
  trackingOrigin = origin;
};

/** With its slash, so that no longer name begins like it. */
const isTracking = (address: string): boolean =>
  trackingOrigin !== undefined && address.startsWith(`${trackingOrigin}/`);

const ownPath = (address: string): string => {
  const url = URL.canParse(address, window.location.origin)
    ? new URL(address, window.location.origin)
    : undefined;
  return url?.origin === window.location.origin ? url.pathname + url.search : "";
};

/**
 * The `default` policy, made before anything renders. React makes scripts through innerHTML.
 * Without this a hydration mismatch or client error would blank the page. Those scripts never run;
 * all other HTML that nobody sanitised becomes empty.
 */
export function guardMarkup(): void {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html === "<script></script>" ? html : ""),
    createScriptURL: (address) =>
      workers.test(ownPath(address)) || isTracking(address) ? address : null,
  });
}
