/** Under this name an entry of the history says how many layers lie above its page. */
const mark = "layers";

/** What the router writes into an entry; ours repeat it, with its count going on. */
interface EntryState {
  readonly [key: string]: unknown;
  readonly key?: unknown;
  readonly idx?: unknown;
  readonly [mark]?: unknown;
}

/** What is used of a window. jsdom and some browsers have no `navigation`. */
type BackWindow = Pick<Window, "history" | "setTimeout" | "clearTimeout" | "addEventListener"> & {
  beforeRouter?: ((event: PopStateEvent) => void) | undefined;
  readonly location: Pick<Location, "href" | "reload" | "replace" | "assign">;
  readonly navigation?: Pick<Navigation, "addEventListener">;
};

/** In ms: a way that was cut off must not hold up the pages that are opened. */
const longestWay = 1_000;

const stateOf = (state: unknown): EntryState =>
  typeof state === "object" && state !== null ? { ...state } : {};

const depthOf = (state: unknown): number => {
  const depth = stateOf(state)[mark];
  return typeof depth === "number" ? depth : 0;
};

/** The same entry of the page, as it is under `depth` layers. */
function withDepth(state: unknown, depth: number): EntryState {
  const { [mark]: _, ...page } = stateOf(state);
  const idx = typeof page.idx === "number" ? page.idx - depthOf(state) + depth : undefined;
  return { ...page, ...(idx !== undefined && { idx }), ...(depth > 0 && { [mark]: depth }) };
}

/** Which page an entry belongs to: its own, and those of the layers above it. */
function placeOf(state: unknown): string {
  const { key, idx } = withDepth(state, 0);
  return JSON.stringify([key, idx]);
}

/**
 * Back closes what is on top, and stays on the page (docs/decisions/0057-back-closes-what-is-on-top.md). Each layer that
 * opens adds an entry with the address of its page. Back takes the last one, and its layer is asked to close; a layer that
 * closes otherwise takes its entry along. The router never hears of these entries.
 */
export function createBack(win: BackWindow) {
  const { history } = win;
  const native = {
    push: history.pushState.bind(history),
    replace: history.replaceState.bind(history),
  };
  let layers: readonly { readonly onBack: () => void }[] = [];
  let place = "";
  /** Our own way down to the page, which ends with an event; what calls off the wait for it. */
  let going: (() => void) | undefined;
  /** A page that was opened meanwhile: a browser may take it for one of the entries that it is leaving. */
  let added: { state: unknown; url: string | URL | null | undefined } | undefined;
  /** What was replaced above the page, and has to be replaced below, too. */
  let replaced: { state: unknown; url: string | URL | null | undefined } | undefined;
  let isLeaving = false;
  /** The way out of this document, which our own way would cut off, and waits for its end. */
  let leave: (() => void) | undefined;
  let isWrapped = false;

  const go = (by: number) => {
    const timer = win.setTimeout(arrive, longestWay);
    going = () => win.clearTimeout(timer);
    history.go(by);
  };

  /** The way down is over, or was cut off. */
  function arrive(): void {
    going?.();
    going = undefined;
    leave?.();
    leave = undefined;
    if (!added) return;
    native.push(added.state, "", added.url);
    place = placeOf(history.state);
    added = undefined;
    replaced = undefined;
  }

  /** Brings the entries to the number of layers. */
  function adjust(): void {
    if (going) return;
    const depth = depthOf(history.state);
    if (layers.length < depth && !isLeaving) go(layers.length - depth);
    // Below, the page is the old one until what was replaced is replaced there, too.
    if (layers.length >= depth && !replaced) place = placeOf(history.state);
    for (let next = depth + 1; next <= layers.length; next += 1)
      native.push(withDepth(history.state, next), "");
  }

  /** What closes may go on to a page or to another layer: its entry waits for that. */
  const adjustSoon = () => void win.setTimeout(adjust);

  function onPop(event: PopStateEvent): void {
    const depth = depthOf(event.state);
    const isOwn = going !== undefined;
    const to = placeOf(event.state);
    if (to !== place && to !== (replaced && placeOf(replaced.state))) {
      arrive();
      place = placeOf(history.state);
      replaced = undefined;
      return adjustSoon();
    }
    event.stopImmediatePropagation();
    if (replaced) {
      native.replace(withDepth(replaced.state, depth), "", replaced.url);
      if (depth === 0) {
        place = placeOf(history.state);
        replaced = undefined;
      }
    }
    arrive();
    if (!isOwn) for (const layer of layers.slice(depth).reverse()) layer.onBack();
    adjustSoon();
  }

  /** A new page takes the place of the entry above the old one: Back leads from it to the old page. */
  function wrap(): void {
    if (isWrapped) return;
    isWrapped = true;
    history.pushState = (state: unknown, unused, url) => {
      const depth = depthOf(history.state);
      const isAbove = depth > 0;
      if (going) {
        added = { state: withDepth({ ...stateOf(state), [mark]: depth }, 0), url };
        return;
      }
      if (isAbove) native.replace(state, unused, url);
      else native.push(state, unused, url);
      place = placeOf(history.state);
      if (!isAbove) return;
      replaced = undefined;
      adjustSoon();
    };
    history.replaceState = (state: unknown, unused, url) => {
      const depth = depthOf(history.state);
      if (depth === 0) {
        native.replace(state, unused, url);
        place = placeOf(history.state);
        return;
      }
      // The router's count is that of the entry it replaces, and a copy of the state has the mark already.
      const marked = { ...stateOf(state), [mark]: depth };
      if (going && added) added = { state: withDepth(marked, 0), url };
      else if (going) replaced = { state: marked, url };
      else {
        native.replace(marked, unused, url);
        replaced = { state: history.state, url: win.location.href };
      }
    };
  }

  /** A document that is being left is not brought back by an entry that goes. */
  const onLeave = () => {
    isLeaving = true;
  };

  /** A document that is loaded in the middle of our way would be given up for it. */
  function onNavigate(event: NavigateEvent): void {
    const { destination, navigationType: type, downloadRequest, formData } = event;
    if (destination.sameDocument || type === "traverse" || downloadRequest !== null || formData)
      return;
    onLeave();
    if (!going || !event.cancelable) return;
    event.preventDefault();
    const { location } = win;
    if (type === "reload") leave = () => location.reload();
    else if (type === "replace") leave = () => location.replace(destination.url);
    else leave = () => location.assign(destination.url);
  }

  function listen(): void {
    wrap();
    isLeaving = false;
    win.beforeRouter = onPop;
    win.addEventListener("beforeunload", onLeave);
    win.navigation?.addEventListener("navigate", onNavigate);
  }

  return {
    /** A layer has opened, and hears of Back until it calls what it gets. */
    open(onBack: () => void): () => void {
      const layer = { onBack };
      layers = [...layers, layer];
      listen();
      adjust();
      return () => {
        layers = layers.filter((other) => other !== layer);
        adjustSoon();
      };
    },
    /** A document that opens at the entry of a layer, as after a reload, has none: it goes to its page. */
    start(): void {
      if (depthOf(history.state) === 0) return;
      place = placeOf(history.state);
      // The address may have been replaced above the page before the reload.
      replaced = { state: history.state, url: win.location.href };
      listen();
      adjustSoon();
    },
  };
}
