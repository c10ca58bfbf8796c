interface SignalListener {
  online(): void;
  offline(): void;
  visible(): void;
  /** The page may go into the back-forward cache. */
  pageCached(): void;
  /** It is back from there. */
  pageRestored(): void;
}

/** What the page knows of the network and of the player's eyes. */
export interface PageSignals {
  isOnline(): boolean;
  /** Answers with what ends the listening. */
  listen(on: SignalListener): () => void;
}

export const pageSignals: PageSignals = {
  // Only `false` says something; a browser that does not know says true.
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
