import type { LoadedPage } from "../pages/page-loader.ts";

/** In the browser the parts of a page fetch what is missing. */
export const clientLoader = (): LoadedPage => ({ state: undefined });

/** How long the page that is left stays for the code of the next one, in ms. */
const patience = 400;

/**
 * The same for a page whose view is a chunk of its own. React leaves a skeleton for 300 ms at least.
 * So a view that comes quickly is waited for, and only a slow one begins with its skeleton.
 */
export const clientLoaderWith =
  (loadView: () => Promise<unknown>) => async (): Promise<LoadedPage> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<void>((resolve) => void (timer = setTimeout(resolve, patience)));
    // A view that cannot be had is the page's own to say.
    await Promise.race([loadView().catch(() => undefined), limit]);
    clearTimeout(timer);
    return clientLoader();
  };
