import { noteBuild } from "../../page/routing/navigate-in-page.ts";

interface BuildPorts {
  readonly document: Document;
  /** How often a page checks, in milliseconds. */
  readonly every: number;
  latestBuild(now: number): Promise<string>;
}

/**
 * Checks which build is running now: at the site's interval, and when the player returns to the page after that time.
 * A hidden page does not check. A check that fails is repeated at the next interval.
 */
export function watchBuild({ document, every, latestBuild }: BuildPorts): void {
  // A timer of NaN would fire without a pause.
  if (!(every > 0)) return;
  // The document itself came from the build that was running at this time.
  let answeredAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    const now = Date.now();
    if (document.hidden || now - answeredAt < every) return;
    lookIn(every);
    latestBuild(now).then(
      (id) => {
        answeredAt = now;
        noteBuild(document, id);
      },
      () => undefined,
    );
  };
  const lookIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(look, ms);
  };
  document.addEventListener("visibilitychange", look);
  lookIn(every);
}
