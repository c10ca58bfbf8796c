import { sessionKeys } from "@naluma/site/stored";
import { codeGone, codeLost, type LostPage } from "@naluma/ui/load-module";
import type { hasUnsentInput } from "./unsent-input.ts";

export interface ReloadSettings {
  readonly codeLost: string;
  readonly codeGone: string;
  readonly key: string;
  /** A page is loaded anew for its code at most once in so many milliseconds (SHELL-37). */
  readonly once: number;
}

export const reloadSettings: ReloadSettings = {
  codeLost,
  codeGone,
  key: sessionKeys.forcedReload,
  once: 10_000,
};

/** What is used of an event. */
interface Heard {
  readonly target: EventTarget | null;
  readonly detail?: LostPage | null;
}

/** What is used of a window. */
interface Page {
  readonly document: Document;
  readonly location: Pick<Location, "href" | "assign" | "reload">;
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
  readonly isStorageLost?: true;
  fetch(address: string, options: { method: "HEAD" }): Promise<Pick<Response, "ok">>;
  addEventListener(type: string, hear: (event: Heard) => void, capture?: boolean): void;
  dispatchEvent(event: Event): boolean;
}

/**
 * Loads a document anew when its code cannot be had: the one that stands, or the page that was gone
 * to. At most once a path within 10 s; code that is missing again is gone, which the page tells the
 * player. Never under a running game or a form that holds something, and only when the site
 * answers: a page that stands is better than none. Printed into the page as text, as it must be
 * there whatever code is not: it uses nothing but its parameters.
 *
 * @param drawNotice what tells the player where nothing of the page's own code does
 */
export function reloadForCode(
  win: Page,
  page: ReloadSettings,
  holdsInput: typeof hasUnsentInput,
  drawNotice: () => void,
): void {
  const { document, location } = win;
  const { dataset } = document.documentElement;
  let isAsking = false;
  let hasGivenUp = false;

  /** Keeps the path, and until when no further reload is due, in milliseconds since 1970. */
  const isFirst = (address: string): boolean => {
    const { pathname } = new URL(address);
    const now = Date.now();
    const [path, expires] = (win.sessionStorage.getItem(page.key) ?? "").split(" ");
    if (path === pathname && Number(expires) > now) return false;
    win.sessionStorage.setItem(page.key, `${pathname} ${now + page.once}`);
    // Kept by memory alone, the next page would not know of this reload.
    return !win.isStorageLost;
  };
  const isPlaying = () => (dataset["launch"] ?? "idle") !== "idle";
  const lose = (lost?: LostPage | null) => {
    // Whoever goes to another page leaves the forms of this one.
    const isFree = () => !isPlaying() && (lost ? true : !holdsInput(document));
    if (!isFree() || (!lost && (isAsking || hasGivenUp))) return;
    isAsking = true;
    const address = lost ? lost.to : location.href;
    void win.fetch(address, { method: "HEAD" }).then(
      ({ ok }) => {
        isAsking = false;
        if (!isFree()) return;
        if (ok && isFirst(address)) {
          if (lost) location.assign(address);
          else location.reload();
        } else if (lost) lost.giveUp();
        else if (ok) {
          hasGivenUp = true;
          // A page that is alive draws the whole error screen.
          if (win.dispatchEvent(new Event(page.codeGone, { cancelable: true }))) drawNotice();
        }
      },
      () => (isAsking = false),
    );
  };

  win.addEventListener("online", () => (hasGivenUp = false));
  win.addEventListener(page.codeLost, ({ detail }) => lose(detail));
  // The script that starts the page says so itself when one of its modules is missing.
  win.addEventListener(
    "error",
    ({ target }) => {
      if (target && "type" in target && target.type === "module") lose();
    },
    true,
  );
}
