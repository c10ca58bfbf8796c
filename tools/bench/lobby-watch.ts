/** What is recorded in a page while a benchmark uses it. The code runs in the page, so it must be self-contained. */
export interface Watched {
  /** Tasks of 50 ms and more since the last `take`, in ms. */
  tasks: number[];
  /** From a key or press to the frame that shows its effect, in ms. */
  interactions: number[];
  /** Milliseconds between two frames, while `frames` runs. */
  frames: number[];
  /** The time of a search in the worker, and until the page had the result, in ms. */
  queries: number[];
  answers: number[];
  /** The sum of layout shifts that no input explains. */
  shift: number;
  /** The largest number of elements in the document. */
  nodes: number;
}

declare global {
  interface Window {
    /** Returns the records and resets them, except `shift` and `nodes`. */
    taken?: () => Watched;
    /** Whether the search has answered since then. */
    hasSearched?: () => boolean;
    /** Scrolls by this many pixels per frame to the end of the list; resolves with the number of frames. */
    scrollList?: (pixels: number, milliseconds: number) => Promise<number>;
  }
}

export function watchPage(): void {
  const seen = (): Omit<Watched, "shift" | "nodes"> => ({
    tasks: [],
    interactions: [],
    frames: [],
    queries: [],
    answers: [],
  });
  let now = seen();
  let shift = 0;
  let nodes = 0;
  const observe = (type: string, look: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(look)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe("longtask", ({ duration }) => now.tasks.push(duration));
  observe("event", ({ duration }) => now.interactions.push(duration), { durationThreshold: 16 });
  observe("measure", ({ name, duration }) => {
    if (name === "search") now.queries.push(duration);
    if (name === "search answered") now.answers.push(duration);
  });
  observe("layout-shift", (entry) => {
    if ("hadRecentInput" in entry && !entry.hadRecentInput && "value" in entry)
      shift += Number(entry.value);
  });
  const count = () => {
    nodes = Math.max(nodes, document.getElementsByTagName("*").length);
  };
  setInterval(count, 250);

  window.taken = () => {
    count();
    const before = now;
    now = seen();
    return { ...before, shift, nodes };
  };
  window.hasSearched = () => now.answers.length > 0;
  window.scrollList = (pixels, milliseconds) =>
    new Promise((resolve) => {
      const begun = performance.now();
      let last: number | undefined;
      let frames = 0;
      const list = document.querySelector(".virtual-grid");
      const step = (at: number) => {
        if (last !== undefined) now.frames.push(at - last);
        last = at;
        frames += 1;
        const rest = (list?.getBoundingClientRect().bottom ?? 0) - window.innerHeight;
        if (rest <= 0 || at - begun > milliseconds) return resolve(frames);
        window.scrollBy(0, pixels);
        requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    });
}
