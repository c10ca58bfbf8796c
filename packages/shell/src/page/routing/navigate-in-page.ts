import { pageAt } from "@naluma/site/pages";
import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { hasUnsentInput } from "../../document/unsent-input.ts";
import { latestBuild } from "../../live/builds/builds.api.ts";
import { isPageLost, pageInDocument } from "../../live/builds/lost-page.ts";
import { redirectInPage } from "./redirects.ts";

/** The result of a client middleware: the outcome of each route of the page. */
export type PageMiddleware = MiddlewareFunction<void | Record<string, DataStrategyResult>>;

/** Applies the route rules first; a newer build's page and a page that fails to load are loaded as documents. */
export const navigateInPage: PageMiddleware = async ({ request }, next) => {
  redirectInPage({ request });
  await navigateToNewBuild({ request, document, location, latestBuild });
  const results = await next();
  if (results && isPageLost(results)) await pageInDocument(request, window);
  return results;
};

/**
 * The build that is running now, if it is not the page's own. It is kept on `<html>`, because the code that checks
 * for it and the code that navigates are in separate files.
 */
export const newerBuild = ({ documentElement: root }: Document): string | undefined =>
  root.dataset["newerBuild"];

/** The build that the page came from. */
const ownBuild = ({ documentElement: root }: Document): string | undefined =>
  root.dataset["release"];

/** A build that was withdrawn no longer counts as newer. */
export function noteBuild(document: Document, latest: string): void {
  const { dataset } = document.documentElement;
  if (latest === ownBuild(document)) delete dataset["newerBuild"];
  else dataset["newerBuild"] = latest;
}

/** The longest time that a player waits for the check of the newer build, in milliseconds. */
const checkTimeout = 1_500;

/** A page is not reloaded during a running game, or while it holds typed input or waits for a response. */
export const isFree = (document: Document): boolean =>
  (document.documentElement.dataset["launch"] ?? "idle") === "idle" &&
  !hasUnsentInput(document) &&
  document.querySelector("button[aria-busy=true]") === null;

const isPlayer = (path: string) => pageAt(path)?.frame === "player";

const withoutHash = (address: string) => address.replace(/#.*$/, "");

/** The router's request lacks the hash of the link, but the pressed link has it. */
function withHash({ activeElement: link }: Document, address: string): string {
  const isPressed = link instanceof HTMLAnchorElement && withoutHash(link.href) === address;
  return isPressed ? link.href : address;
}

interface Navigation {
  readonly request: Pick<Request, "url" | "signal">;
  readonly document: Document;
  readonly location: Pick<Location, "href" | "pathname" | "assign" | "reload">;
  latestBuild(now: number, signal: AbortSignal): Promise<string>;
}

/**
 * Once a newer build is running, the next page is loaded as a document of that build (SHELL-32). The site is asked
 * once more before that: if the build was withdrawn or the site is unreachable, the page stays as it is. Settles when
 * the router is to continue by itself.
 */
export async function navigateToNewBuild({ request, ...page }: Navigation): Promise<void> {
  const { document, location } = page;
  const { pathname, href } = new URL(request.url);
  // After a back navigation in the browser's history, the location already has the page's address.
  const isBack = href === withoutHash(location.href);
  const isOther = isBack || pathname !== location.pathname;
  const isDue = () => newerBuild(document) !== undefined && isFree(document);
  if (!isDue() || !isOther || isPlayer(pathname) || isPlayer(location.pathname)) return;

  const { signal } = request;
  const waits = AbortSignal.any([signal, AbortSignal.timeout(checkTimeout)]);
  const isThere = await page.latestBuild(Date.now(), waits).then(
    (id) => {
      noteBuild(document, id);
      return true;
    },
    () => false,
  );
  if (!isThere || !isDue() || signal.aborted) return;
  if (isBack) location.reload();
  else location.assign(withHash(document, href));
  // The page is being unloaded; only another navigation lets the router continue.
  await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
}
