/** Dispatched on the window when code cannot be loaded: nothing in this document will succeed. */
export const codeLost = "code-lost";
/** Dispatched on the window when a new document could not load it either: the page cannot continue. */
export const codeGone = "code-gone";

/** The detail of `codeLost` if the missing code belongs to a page that the player has navigated to. */
export interface LostPage {
  /** The complete URL of the page. */
  readonly to: string;
  /** A new document would not help, so the error is shown to the player. */
  giveUp(): void;
}

/** The delay before loading is tried again, in ms; it doubles each time. */
const firstWait = 500;
const longestWait = 30_000;

/** Resolves when the network is back or the time is over. */
const whenWorthTrying = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener("online", end);
  });

interface HowToLoad {
  /** The page needs this code, so loading is retried. Never rejects in a browser. */
  readonly untilLoaded?: boolean;
  /** The page is complete without this code and is not reloaded for it. */
  readonly optional?: boolean;
}

/**
 * Loads code on demand: `loadModule(() => import("./x.ts"))`. If a second attempt fails as well, an event
 * is dispatched on the window. A browser may remember for the lifetime of a document that a module failed
 * (Chromium does); then only a new document helps (decision 0016).
 */
export async function loadModule<Module>(
  load: () => Promise<Module>,
  { untilLoaded = false, optional = false }: HowToLoad = {},
): Promise<Module> {
  for (let wait = firstWait; ; wait = Math.min(wait * 2, longestWait)) {
    try {
      return await load().catch(() => load());
    } catch (error) {
      if (!optional) globalThis.dispatchEvent?.(new Event(codeLost));
      if (!untilLoaded || typeof window === "undefined") throw error;
      await whenWorthTrying(wait);
    }
  }
}
