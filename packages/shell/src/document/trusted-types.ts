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

/** The only scripts of our own that are loaded by URL: the service worker and the search worker. */
const workers = /^\/(service-worker\.js|assets\/(desktop|mobile)\/search-worker-[\w-]+\.js)$/;

/** The origin of the third party whose script the player has consented to. */
let trackingOrigin: string | undefined;

export const allowScriptsFrom = (origin: string | undefined): void => {
  trackingOrigin = origin;
};

/** Includes the slash, so that a longer host name with the same start does not match. */
const isTracking = (address: string): boolean =>
  trackingOrigin !== undefined && address.startsWith(`${trackingOrigin}/`);

const ownPath = (address: string): string => {
  const url = URL.canParse(address, window.location.origin)
    ? new URL(address, window.location.origin)
    : undefined;
  return url?.origin === window.location.origin ? url.pathname + url.search : "";
};

/**
 * The `default` Trusted Types policy, created before anything renders. React creates scripts through innerHTML, so
 * without this policy a hydration mismatch or client error would blank the page. Those scripts never run; all other
 * unsanitised HTML becomes empty.
 */
export function guardMarkup(): void {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html === "<script></script>" ? html : ""),
    createScriptURL: (address) =>
      workers.test(ownPath(address)) || isTracking(address) ? address : null,
  });
}
