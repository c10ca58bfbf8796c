declare global {
  interface Window {
    /** Hears where the history has gone, before the router does. */
    beforeRouter?: (event: PopStateEvent) => void;
  }
}

const nobody = () => undefined;

/**
 * To be called before a router is made: a window calls its listeners in the order in which they came, and dialogs, which
 * need this one, come last.
 */
export function hearBackFirst(win: Window): void {
  win.beforeRouter ??= nobody;
  win.addEventListener("popstate", (event) => win.beforeRouter?.(event));
}
