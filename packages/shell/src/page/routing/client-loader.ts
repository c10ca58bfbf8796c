export interface LoadedPage {
  /**
   * The server's data as JSON: the router's own format takes a phone ten times as long to parse, in the middle of
   * hydration. `undefined` after a navigation inside the browser.
   */
  readonly state: string | undefined;
}

/** In the browser the parts of a page fetch their own missing data. */
export const clientLoader = (): LoadedPage => ({ state: undefined });

/** How long the previous page stays visible while the next one's code loads, in ms. */
const viewTimeout = 400;

/**
 * The same for a page whose view is a separate chunk. React shows a skeleton for at least 300 ms, so a fast view is
 * awaited, and only a slow one starts with its skeleton.
 */
export const clientLoaderWith =
  (loadView: () => Promise<unknown>) => async (): Promise<LoadedPage> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<void>((resolve) => void (timer = setTimeout(resolve, viewTimeout)));
    // The page itself reports a view that failed to load.
    await Promise.race([loadView().catch(() => undefined), limit]);
    clearTimeout(timer);
    return clientLoader();
  };
