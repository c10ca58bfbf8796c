/** What is recorded in a page while events arrive. The code runs in the page, so it must be self-contained. */
export interface WatchedEvents {
  /** Tasks of 50 ms and more, in ms. */
  readonly tasks: readonly number[];
  /** React's commits, and the most of them between two frames. */
  readonly commits: number;
  readonly mostInFrame: number;
  readonly frames: number;
  /** Messages received over the socket. */
  readonly messages: number;
  /** For each path, the most calls that began within a second. */
  readonly mostCalls: Readonly<Record<string, number>>;
}

declare global {
  interface Window {
    /** Returns the records and resets them. */
    seenEvents?: () => WatchedEvents;
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: object;
  }
}

export function watchEvents(): void {
  let tasks: number[] = [];
  let commits = 0;
  let inFrame = 0;
  let mostInFrame = 0;
  let frames = 0;
  let messages = 0;
  let calls: { path: string; at: number }[] = [];

  // React reports each commit to this hook, even in production.
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    isDisabled: false,
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot() {
      commits += 1;
      inFrame += 1;
    },
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    checkDCE() {},
  };
  const frame = () => {
    frames += 1;
    mostInFrame = Math.max(mostInFrame, inFrame);
    inFrame = 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: "longtask" });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { pathname } = new URL(entry.name);
      if (pathname.startsWith("/api/")) calls.push({ path: pathname, at: entry.startTime });
    }
  }).observe({ type: "resource" });
  performance.setResourceTimingBufferSize(5_000);

  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given);
      this.addEventListener("message", () => (messages += 1));
    }
  };

  const busiest = (): Record<string, number> => {
    const most: Record<string, number> = {};
    for (const { path, at } of calls) {
      const together = calls.filter(
        (other) => other.path === path && other.at >= at && other.at < at + 1_000,
      );
      most[path] = Math.max(most[path] ?? 0, together.length);
    }
    return most;
  };
  window.seenEvents = () => {
    const seen = { tasks, commits, mostInFrame, frames, messages, mostCalls: busiest() };
    tasks = [];
    commits = 0;
    inFrame = 0;
    mostInFrame = 0;
    frames = 0;
    messages = 0;
    calls = [];
    return seen;
  };
}
