declare global {
  interface Window {
    /** Hears where the history has gone, before the router does. */
    beforeRouter?: (event: PopStateEvent) => void;
  }
}

/**
 * To be called before a router is made: a window calls its listeners in the order in which they came, and dialogs, which
 * need this one, come last.
 */
export const hearBackFirst = (win: Window): void =>
  win.addEventListener("popstate", (event) => win.beforeRouter?.(event));
