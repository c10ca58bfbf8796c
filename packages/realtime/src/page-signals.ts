interface SignalListener {
  online(): void;
  offline(): void;
  visible(): void;
  /** The page may go into the back-forward cache. */
  pageCached(): void;
  /** The page has been restored from there. */
  pageRestored(): void;
}

export interface PageSignals {
  isOnline(): boolean;
  /** Returns a function that stops listening. */
  listen(on: SignalListener): () => void;
}

export const pageSignals: PageSignals = {
  // Only `false` is reliable; a browser that does not know returns true.
  isOnline: () => navigator.onLine !== false,
  listen(on) {
    const ending = new AbortController();
    const { signal } = ending;
    window.addEventListener("online", () => on.online(), { signal });
    window.addEventListener("offline", () => on.offline(), { signal });
    document.addEventListener(
      "visibilitychange",
      () => document.visibilityState === "visible" && on.visible(),
      { signal },
    );
    window.addEventListener("pagehide", ({ persisted }) => persisted && on.pageCached(), {
      signal,
    });
    window.addEventListener("pageshow", ({ persisted }) => persisted && on.pageRestored(), {
      signal,
    });
    return () => ending.abort();
  },
};
