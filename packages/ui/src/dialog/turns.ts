/** A question (`confirm`) may be shown above another dialog and above a game. */
export type Band = "modal" | "confirm";

/** A dialog that opens by itself, neither after a press nor because of the address. */
export interface Unasked {
  /** Whether the page allows it now: no game is running and no form has input. */
  mayOpen(): boolean;
  /** It cannot open now and should be tried again later. Without this callback, the dialog waits in the queue. */
  readonly onPutOff?: (() => void) | undefined;
}

export interface Request {
  readonly id: symbol;
  readonly band: Band;
  /** Set for a dialog that opens by itself. */
  readonly mayOpen?: (() => boolean) | undefined;
}

export type OnScreen = Readonly<Partial<Record<Band, symbol>>>;

/**
 * The one rule for all dialogs (docs/decisions/0042-one-queue-of-dialogs.md). A dialog on screen stays until it
 * closes, one in each band. Requested ones follow in order. Those that open by themselves are last: they need a
 * screen without any dialog, and a page that allows them.
 */
export function nextOnScreen(queue: readonly Request[], before: OnScreen): OnScreen {
  const inBand = (band: Band): OnScreen => {
    const stays = queue.some(({ id }) => id === before[band]);
    const id = stays
      ? before[band]
      : queue.find((one) => one.band === band && one.mayOpen === undefined)?.id;
    return id === undefined ? {} : { [band]: id };
  };
  const asked: OnScreen = { ...inBand("modal"), ...inBand("confirm") };
  if (asked.modal !== undefined || asked.confirm !== undefined) return asked;
  const unasked = queue.find(({ mayOpen }) => mayOpen?.() === true);
  return unasked ? { [unasked.band]: unasked.id } : {};
}

/** The queue of waiting dialogs, and those on screen. */
export function createTurns() {
  let queue: readonly Request[] = [];
  let onScreen: OnScreen = {};
  const listeners = new Set<() => void>();

  const set = (next: readonly Request[]) => {
    queue = next;
    onScreen = nextOnScreen(queue, onScreen);
    for (const listener of listeners) listener();
  };

  return {
    /** Adds a request to the end of the queue; the returned function removes it. */
    join(request: Request): () => void {
      set([...queue, request]);
      return () => set(queue.filter(({ id }) => id !== request.id));
    },
    hasTurn: (id: symbol): boolean => onScreen.modal === id || onScreen.confirm === id,
    /** To be called when the page may have become free. */
    look: () => set(queue),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
