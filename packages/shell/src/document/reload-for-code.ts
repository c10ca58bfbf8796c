import { sessionKeys } from "@naluma/site/stored";
import { buttonClass } from "@naluma/ui/button-class";
import { codeGone, codeLost, type LostPage } from "@naluma/ui/load-module";
import { errorTitle, statusMessageOf, errorWords } from "./error-screen/page-error.ts";
import type { hasUnsentInput } from "./unsent-input.ts";

export interface ReloadSettings {
  readonly codeLost: string;
  readonly codeGone: string;
  readonly key: string;
  /** A page is reloaded for its code at most once in this many milliseconds (SHELL-37). */
  readonly once: number;
}

export const reloadSettings: ReloadSettings = {
  codeLost,
  codeGone,
  key: sessionKeys.forcedReload,
  once: 10_000,
};

interface Heard {
  readonly target: EventTarget | null;
  readonly detail?: LostPage | null;
}

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
 * Reloads a document whose code cannot be loaded, or loads the page that the player was navigating to. At most once
 * per path within 10 s; if the code is still missing then, the page tells the player. Never during a running
 * game or with a form that holds input, and only when the site responds: the page that is there is better than none.
 * Printed into the page as text, because it has to work when other code is missing; it uses nothing but its
 * parameters.
 *
 * @param drawNotice tells the player when the page's own code cannot
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

  /** Stores the path, and the time until which it is not reloaded again, in milliseconds since 1970. */
  const isFirst = (address: string): boolean => {
    const { pathname } = new URL(address);
    const now = Date.now();
    const [path, expires] = (win.sessionStorage.getItem(page.key) ?? "").split(" ");
    if (path === pathname && Number(expires) > now) return false;
    win.sessionStorage.setItem(page.key, `${pathname} ${now + page.once}`);
    // If the storage only lasts as long as the page, the next one would not know of this reload.
    return !win.isStorageLost;
  };
  const isPlaying = () => (dataset["launch"] ?? "idle") !== "idle";
  const lose = (lost?: LostPage | null) => {
    // Navigating to another page leaves this page's forms anyway.
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
          // A hydrated page handles this event and draws the whole error screen itself.
          if (win.dispatchEvent(new Event(page.codeGone, { cancelable: true }))) drawNotice();
        }
      },
      () => (isAsking = false),
    );
  };

  win.addEventListener("online", () => (hasGivenUp = false));
  win.addEventListener(page.codeLost, ({ detail }) => lose(detail));
  // The script that starts the page fires an error event when one of its modules is missing.
  win.addEventListener(
    "error",
    ({ target }) => {
      if (target && "type" in target && target.type === "module") lose();
    },
    true,
  );
}

const statusCode = 500;

/** The texts of the notice, and the style sheet that it shares with the error screen. */
export const noticeSettings = (sheet: string | undefined) => ({
  ...errorWords,
  statusCode,
  documentTitle: errorTitle({ statusCode, statusMessage: statusMessageOf(statusCode) }),
  sheet,
  wayOn: buttonClass({ look: "primary", size: "l" }),
});

/**
 * Replaces a page whose own code cannot be loaded with the upgrade notice. It looks like the start of the
 * error screen, but is drawn without React. Printed into the page as text, so it uses nothing but its parameters.
 */
export function drawNotice(
  { document, location }: Pick<Window, "document" | "location">,
  {
    title,
    retry,
    statusCode: code,
    documentTitle,
    sheet,
    wayOn,
  }: ReturnType<typeof noticeSettings>,
): void {
  const add = (to: Element, tag: string, text: string, facts: Record<string, string>) => {
    const added = document.createElement(tag);
    added.textContent = text;
    for (const [name, value] of Object.entries(facts)) added.setAttribute(name, value);
    to.append(added);
    return added;
  };
  document.title = documentTitle;
  add(document.head, "meta", "", { name: "robots", content: "noindex" });
  if (sheet) add(document.head, "link", "", { rel: "stylesheet", href: sheet });
  document.body.replaceChildren();
  const screen = add(document.body, "main", "", { class: "error-screen" });
  const words = add(screen, "div", "", { class: "error-words" });
  add(words, "h1", title.zh, { lang: "zh-Hans" });
  add(words, "p", `${title.en} (${code})`, { lang: "en", class: "error-english" });
  const { pathname, search } = location;
  add(words, "a", `${retry.zh} ${retry.en}`, { class: wayOn, href: pathname + search });
}
