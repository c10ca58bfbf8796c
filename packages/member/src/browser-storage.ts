/** What is used of the browser's storage, be it the browser's own or the tab's. */
export type BrowserStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;
