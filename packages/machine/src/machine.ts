import { atom, createStore, type Atom } from "jotai/vanilla";

export type Store = ReturnType<typeof createStore>;

/** The next state, followed by the effects to perform, in order. */
export type Step<State, Effect> = [next: State, ...effects: Effect[]];

export interface Machine<State, Event> {
  /** Read-only; lives in the store given to `startMachine`. */
  readonly atom: Atom<State>;
  getState(): State;
  subscribe(listener: () => void): () => void;
  send(event: Event): void;
}

/**
 * Runs a pure `step` function: keeps its state in a jotai store and passes its effects to `perform`.
 * An event sent while another is being handled waits its turn.
 */
export function startMachine<State, Event, Effect>(
  initial: State,
  step: (state: State, event: Event) => Step<State, Effect>,
  perform: (effect: Effect, send: (event: Event) => void) => void,
  store: Store = createStore(),
): Machine<State, Event> {
  const stateAtom = atom({ state: initial });
  const state = atom((get) => get(stateAtom).state);
  const inbox: { event: Event }[] = [];
  let busy = false;

  function handle(event: Event) {
    const before = store.get(state);
    const [next, ...effects] = step(before, event);
    if (next !== before) store.set(stateAtom, { state: next });
    for (const effect of effects) perform(effect, send);
  }

  function send(event: Event) {
    inbox.push({ event });
    if (busy) return;
    busy = true;
    try {
      for (let next = inbox.shift(); next; next = inbox.shift()) handle(next.event);
    } finally {
      busy = false;
    }
  }

  return {
    atom: state,
    getState: () => store.get(state),
    subscribe: (listener) => store.sub(state, listener),
    send,
  };
}
