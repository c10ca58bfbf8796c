import { translate } from "@naluma/i18n";
import { dateFormat } from "@naluma/site/formats";
import type { PublicPage } from "@naluma/site/page";
import { reloadPage } from "../../page/app/reload-page.ts";
import { restWords } from "../../words.rest.ts";
import { latestBuild } from "../builds/builds.api.ts";
import { isFree } from "../builds/navigate-to-new-build.ts";
import { cacheLobby } from "./cache-lobby.ts";
import { isKeptLobby } from "./kept-mark.ts";

/** The build's files that this page has fetched. */
const usedFiles = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);

async function keptLine(locale: PublicPage["locale"], now: number): Promise<string> {
  await restWords.load(locale);
  const format = dateFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return translate(restWords, locale, "offline.kept", { time: format.format(now) });
}

/** If caching fails now, the next page tries again. */
const ignore = () => undefined;

async function keep({ releaseId: release, locale, template }: PublicPage): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
  await serviceWorker.ready;
  const update = () => {
    const now = Date.now();
    return cacheLobby({
      caches,
      release,
      variant: `${locale} ${template}`,
      files: usedFiles(),
      now,
      line: () => keptLine(locale, now),
      ask: () => fetch("/"),
    });
  };
  await update();
  // Further parts of the lobby may have been loaded on demand in the meantime.
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) update().catch(ignore);
  });
}

/**
 * Registers the service worker and caches the lobby for it, once the page has been quiet. A cached lobby is replaced
 * by the site's own when the network is back. This does not run in small windows or in development, where a page's
 * files change by the minute.
 */
export function workOffline(page: PublicPage): void {
  if (page.isSmallWindow || page.releaseId === "development") return;
  if (isKeptLobby(document))
    leaveKeptLobby({ ask: () => latestBuild(Date.now()), isFree: () => isFree(document), reload });
  // A page over plain http has no service worker, and a browser may refuse to store anything.
  else if ("serviceWorker" in navigator) keep(page).catch(ignore);
}

const reload = () => reloadPage(window);

/** Interval of the checks whether the site responds again, in milliseconds. */
const every = 15_000;

interface KeptLobby {
  /** Sends any request to the site; rejects while it is unreachable. */
  ask(): Promise<unknown>;
  /** No game is running, and no form holds input. */
  isFree(): boolean;
  reload(): void;
}

/**
 * Reloads the page once the site responds, because its content is out of date. A page in use is checked again later,
 * and keeps its notice until then.
 */
export function leaveKeptLobby({ ask, isFree, reload }: KeptLobby): void {
  const look = () =>
    void ask().then(
      () => isFree() && reload(),
      () => undefined,
    );
  setInterval(look, every);
  window.addEventListener("online", look);
}
