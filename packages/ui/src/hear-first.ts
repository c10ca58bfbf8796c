declare global {
  interface Window {
    /** Called on a popstate event before the router. */
    beforeRouter?: (event: PopStateEvent) => void;
  }
}

/**
 * Must be called before the router is created: a window calls listeners in the order of registration, and the dialogs,
 * which need this one, load last.
 */
export const hearBackFirst = (win: Window): void =>
  win.addEventListener("popstate", (event) => win.beforeRouter?.(event));
