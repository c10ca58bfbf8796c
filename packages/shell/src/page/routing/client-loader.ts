export interface LoadedPage {
  /**
   * The server's data as JSON: the router's own format takes a phone ten times as long to parse, in the middle of
   * hydration. `undefined` after a navigation inside the browser.
   */
  readonly state: string | undefined;
}

/** In the browser the parts of a page fetch their own missing data. */
export const clientLoader = (): LoadedPage => ({ state: undefined });
