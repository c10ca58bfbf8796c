/** A question (`confirm`) may lie over another dialog, and over a game. */
export type Band = "modal" | "confirm";

/** A dialog that comes by itself: nobody has pressed anything for it, and no address asked for it. */
export interface Unasked {
  /** Whether the page leaves room for it now: no game is on, no form holds input. */
  mayOpen(): boolean;
  /** It cannot come now, and is to try again at a better moment. Without it the dialog waits here. */
  readonly onPutOff?: (() => void) | undefined;
}

export interface Request {
  readonly id: symbol;
  readonly band: Band;
  /** Of a dialog that comes by itself. */
  readonly mayOpen?: (() => boolean) | undefined;
}

export type OnScreen = Readonly<Partial<Record<Band, symbol>>>;

/**
 * The one rule of all dialogs (docs/decisions/0042-one-queue-of-dialogs.md). What is on screen stays until it
 * closes, one in each band. What was asked for follows in the order it was asked. What comes by itself is last:
 * it needs a screen without any dialog, and a page that leaves room.
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

/** Who waits for a turn, and who has it. */
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
    /** Takes a place at the end; call what it gives back to leave. */
    join(request: Request): () => void {
      set([...queue, request]);
      return () => set(queue.filter(({ id }) => id !== request.id));
    },
    hasTurn: (id: symbol): boolean => onScreen.modal === id || onScreen.confirm === id,
    /** The page may have become free for what waits. */
    look: () => set(queue),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
