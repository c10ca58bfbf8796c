/** What the page knows of the network and of the player's eyes. */
export interface PageSignals {
  isOnline(): boolean;
  /** Answers with what ends the listening. */
  listen(on: { online(): void; offline(): void; visible(): void }): () => void;
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
    return () => ending.abort();
  },
};
