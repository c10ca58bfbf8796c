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

/** The only scripts that are loaded by URL: the service worker and the search worker. */
const workers = /^\/(service-worker\.js|assets\/(desktop|mobile)\/search-worker-[\w-]+\.js)$/;

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
    createScriptURL: (address) => (workers.test(ownPath(address)) ? address : null),
  });
}
