import { translate } from "@naluma/i18n";
import { dateFormat } from "@naluma/site/formats";
import type { PublicPage } from "@naluma/site/page";
import { reloadPage } from "../app/reload-page.ts";
import { latestBuild } from "../fresh/builds.api.ts";
import { isFree } from "../fresh/navigate-to-new-build.ts";
import { restWords } from "../words.rest.ts";
import { cacheLobby } from "./cache-lobby.ts";
import { isKeptLobby } from "./kept-mark.ts";

/** Files of the build that this page has fetched. */
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

/** What cannot be kept now is kept by the next page. */
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
  // Parts of the lobby came meanwhile, for which somebody had asked.
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) update().catch(ignore);
  });
}

/**
 * Registers the service worker and has it find the lobby, once the page has been quiet; a lobby that was kept gives
 * way to the site's own when the network is back. Small windows do nothing of it. Neither does
 * development, where the parts of a page change by the minute.
 */
export function workOffline(page: PublicPage): void {
  if (page.isSmallWindow || page.releaseId === "development") return;
  if (isKeptLobby(document))
    leaveKeptLobby({ ask: () => latestBuild(Date.now()), isFree: () => isFree(document), reload });
  // A page over plain http has no worker, and a browser may refuse to keep anything.
  else if ("serviceWorker" in navigator) keep(page).catch(ignore);
}

const reload = () => reloadPage(window);

/** Milliseconds between two looks whether the site answers again. */
const every = 15_000;

interface KeptLobby {
  /** Asks the site anything; rejects while it is away. */
  ask(): Promise<unknown>;
  /** Nobody plays, and no form holds input. */
  isFree(): boolean;
  reload(): void;
}

/**
 * Loads the page anew once the site answers: what it shows is from another hour. A page that is in use waits,
 * and is looked at again; the line stands so long.
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
