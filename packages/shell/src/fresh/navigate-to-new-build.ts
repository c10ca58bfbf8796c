import { pageAt } from "@naluma/site/pages";
import { hasUnsentInput } from "../document/unsent-input.ts";
import { newerBuild, noteBuild } from "./newer-build.ts";

/** Milliseconds that a player waits at most to hear whether the newer build is still there. */
const patience = 1_500;

/** A running game is not loaded away, nor what somebody typed or has sent and not heard of yet. */
export const isFree = (document: Document): boolean =>
  (document.documentElement.dataset["launch"] ?? "idle") === "idle" &&
  !hasUnsentInput(document) &&
  document.querySelector("button[aria-busy=true]") === null;

const isPlayer = (path: string) => pageAt(path)?.frame === "player";

const withoutHash = (address: string) => address.replace(/#.*$/, "");

/** The router's request does not say where on the page a link leads; the link that was pressed does. */
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
 * Once another build runs, the next page is loaded as a document of that build (SHELL-32). The site is
 * asked once more before: a build that was taken back, or a site that is away, leaves the page as it is.
 * Settles when the router is to go on by itself.
 */
export async function navigateToNewBuild({ request, ...page }: Navigation): Promise<void> {
  const { document, location } = page;
  const { pathname, href } = new URL(request.url);
  // A page that has come back by the browser's history has its address already.
  const isBack = href === withoutHash(location.href);
  const isOther = isBack || pathname !== location.pathname;
  const isDue = () => newerBuild(document) !== undefined && isFree(document);
  if (!isDue() || !isOther || isPlayer(pathname) || isPlayer(location.pathname)) return;

  const { signal } = request;
  const waits = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
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
  // The page goes; only another navigation lets the router go on.
  await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
}
