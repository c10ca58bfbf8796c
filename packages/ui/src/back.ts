/** The key of a history entry's state for the number of layers above its page. */
const mark = "layers";

/** The state that the router writes; our entries repeat it and continue its index. */
interface EntryState {
  readonly [key: string]: unknown;
  readonly key?: unknown;
  readonly idx?: unknown;
  readonly [mark]?: unknown;
}

/** The parts of a window that are used here. jsdom and some browsers have no `navigation`. */
type BackWindow = Pick<Window, "history" | "setTimeout" | "clearTimeout" | "addEventListener"> & {
  beforeRouter?: ((event: PopStateEvent) => void) | undefined;
  readonly location: Pick<Location, "href" | "reload" | "replace" | "assign">;
  readonly navigation?: Pick<Navigation, "addEventListener">;
};

/** In ms: a navigation that was interrupted must not delay the pages that are opened. */
const longestWay = 1_000;

const stateOf = (state: unknown): EntryState =>
  typeof state === "object" && state !== null ? { ...state } : {};

const depthOf = (state: unknown): number => {
  const depth = stateOf(state)[mark];
  return typeof depth === "number" ? depth : 0;
};

/** The state of the same page's entry below `depth` layers. */
function withDepth(state: unknown, depth: number): EntryState {
  const { [mark]: _, ...page } = stateOf(state);
  const idx = typeof page.idx === "number" ? page.idx - depthOf(state) + depth : undefined;
  return { ...page, ...(idx !== undefined && { idx }), ...(depth > 0 && { [mark]: depth }) };
}

/** Identifies the page that an entry belongs to: its own entry, or one of the layers above it. */
function placeOf(state: unknown): string {
  const { key, idx } = withDepth(state, 0);
  return JSON.stringify([key, idx]);
}

/**
 * Back closes the topmost layer and stays on the page (docs/decisions/0057-back-closes-what-is-on-top.md). Each layer
 * that opens pushes an entry with the address of its page. Back removes the last one and asks its layer to close; a
 * layer that closes in another way removes its entry. The router is not notified of these entries.
 */
export function createBack(win: BackWindow) {
  const { history } = win;
  const native = {
    push: history.pushState.bind(history),
    replace: history.replaceState.bind(history),
  };
  let layers: readonly { readonly onBack: () => void }[] = [];
  let place = "";
  /** Set while we navigate back to the page's own entry; calling it cancels the timeout for the resulting event. */
  let going: (() => void) | undefined;
  /** A page pushed meanwhile; a browser might take it for one of the entries that are being left. */
  let added: { state: unknown; url: string | URL | null | undefined } | undefined;
  /** A replacement made above the page, which has to be repeated in the page's own entry. */
  let replaced: { state: unknown; url: string | URL | null | undefined } | undefined;
  let isLeaving = false;
  /** Leaving this document is put off until our own navigation has ended, which would otherwise cancel it. */
  let leave: (() => void) | undefined;
  let isWrapped = false;

  const go = (by: number) => {
    const timer = win.setTimeout(arrive, longestWay);
    going = () => win.clearTimeout(timer);
    history.go(by);
  };

  /** Our navigation has ended or was interrupted. */
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

  /** Adds or removes entries to match the number of layers. */
  function adjust(): void {
    if (going) return;
    const depth = depthOf(history.state);
    if (layers.length < depth && !isLeaving) go(layers.length - depth);
    // The page's own entry is outdated until the replacement is repeated there.
    if (layers.length >= depth && !replaced) place = placeOf(history.state);
    for (let next = depth + 1; next <= layers.length; next += 1)
      native.push(withDepth(history.state, next), "");
  }

  /** A layer that closes may open a page or another layer, so its entry is adjusted afterwards. */
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

  /** A new page replaces the entry of the topmost layer, so that Back leads from it to the old page. */
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
      // The router's index is that of the entry it replaces, and a copy of the state already has the mark.
      const marked = { ...stateOf(state), [mark]: depth };
      if (going && added) added = { state: withDepth(marked, 0), url };
      else if (going) replaced = { state: marked, url };
      else {
        native.replace(marked, unused, url);
        replaced = { state: history.state, url: win.location.href };
      }
    };
  }

  /** While the document is being left, removing entries would bring it back. */
  const onLeave = () => {
    isLeaving = true;
  };

  /** Loading another document would be cancelled by our pending navigation, so it is put off. */
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
    /** Registers a layer that has opened; `onBack` is called on Back until the returned function is called. */
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
    /** After a reload at a layer's entry, the layer is not open, so this navigates to its page. */
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
