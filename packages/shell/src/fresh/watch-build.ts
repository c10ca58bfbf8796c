import { noteBuild } from "./newer-build.ts";

interface BuildPorts {
  readonly document: Document;
  /** How often a page asks, in milliseconds. */
  readonly every: number;
  latestBuild(now: number): Promise<string>;
}

/**
 * Asks which build runs now: as often as the site says, and when somebody comes back to a page after that
 * time. A page that nobody looks at asks nothing. What cannot be answered is asked
 * again the next time.
 */
export function watchBuild({ document, every, latestBuild }: BuildPorts): void {
  // A timer of NaN would ask without a pause.
  if (!(every > 0)) return;
  // The document came from the build that ran then.
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
