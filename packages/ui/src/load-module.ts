/** Told to the window when code cannot be had: nothing in this document is going to bring it. */
export const codeLost = "code-lost";
/** Told to the window when a new document did not bring it either: the page cannot go on. */
export const codeGone = "code-gone";

/** The detail of `codeLost` where the code of another page is missing, which somebody has gone to. */
export interface LostPage {
  /** The page's whole address. */
  readonly to: string;
  /** A new document is no way out: the player is shown the error. */
  giveUp(): void;
}

/** Between two tries to fetch what could not be had, in ms: twice as long each time. */
const firstWait = 500;
const longestWait = 30_000;

/** Until the network is back, or the time is over. */
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
  /** The page cannot do without it: what cannot be fetched is asked for again. Never rejects in a browser. */
  readonly untilLoaded?: boolean;
  /** Nobody has asked for it: a page without it is whole, and is not loaded anew for it. */
  readonly optional?: boolean;
}

/**
 * Loads code on demand: `loadModule(() => import("./x.ts"))`. Where a second try fails like the
 * first one, the window is told. A browser may remember for a document's life that a module failed
 * (Chromium does). Then only a new document helps (decision 0016).
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
