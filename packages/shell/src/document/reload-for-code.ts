import { sessionKeys } from "@naluma/site/stored";
import { codeLost } from "@naluma/ui/later";
import type { hasUnsentInput } from "./unsent-input.ts";

export interface ReloadSettings {
  readonly codeLost: string;
  readonly key: string;
  /** A page is loaded anew for its code at most once in so many milliseconds (SHELL-37). */
  readonly once: number;
}

export const reloadSettings: ReloadSettings = {
  codeLost,
  key: sessionKeys.forcedReload,
  once: 10_000,
};

/** What is used of a window. */
interface Page {
  readonly document: Document;
  readonly location: Pick<Location, "href" | "pathname" | "reload">;
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
  readonly isStorageLost?: true;
  fetch(address: string, options: { method: "HEAD" }): Promise<Pick<Response, "ok">>;
  addEventListener(type: string, hear: () => void): void;
}

/**
 * Reloads the page when its code cannot be had in this document. At most once a path within 10 s,
 * and not again while the code stays away. Never under a running game or a form that holds
 * something, and only when the site answers: a page that stands is better than none. Printed into
 * the page as text, as it must be there whatever code is not: it uses nothing but its parameters.
 */
export function reloadForCode(
  win: Page,
  page: ReloadSettings,
  holdsInput: typeof hasUnsentInput,
): void {
  const { document, location } = win;
  let isAsking = false;
  let hasGivenUp = false;

  /** Keeps the path, and until when no further reload is due, in milliseconds since 1970. */
  const isFirst = (): boolean => {
    const { pathname } = location;
    const now = Date.now();
    const [path, expires] = (win.sessionStorage.getItem(page.key) ?? "").split(" ");
    if (path === pathname && Number(expires) > now) return false;
    win.sessionStorage.setItem(page.key, `${pathname} ${now + page.once}`);
    // Kept by memory alone, the next page would not know of this reload.
    return !win.isStorageLost;
  };
  const isFree = () =>
    (document.documentElement.dataset["launch"] ?? "idle") === "idle" && !holdsInput(document);

  win.addEventListener("online", () => (hasGivenUp = false));
  win.addEventListener(page.codeLost, () => {
    if (isAsking || hasGivenUp || !isFree()) return;
    isAsking = true;
    void win.fetch(location.href, { method: "HEAD" }).then(
      ({ ok }) => {
        isAsking = false;
        if (!ok || !isFree()) return;
        if (isFirst()) location.reload();
        else hasGivenUp = true;
      },
      () => (isAsking = false),
    );
  });
}
