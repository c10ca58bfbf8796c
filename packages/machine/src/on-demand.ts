import { atom, type Atom } from "jotai/vanilla";
import type { Machine, Store } from "./machine.ts";

/** Parts of a page whose code comes with the first thing that is asked of them. */
export interface OnDemand<Parts> {
  /** Nothing until they are here. */
  readonly atom: Atom<Parts | undefined>;
  /** Resolves at once if the parts are loaded. Rejects if they cannot be loaded. */
  ask<Done>(run: (parts: Parts) => Promise<Done>): Promise<Done>;
  /** The same for what has no answer; parts that cannot be had are asked for again the next time. */
  order(run: (parts: Parts) => void): void;
  /** Stands for one of the parts' machines: `initial` until it is here. */
  machine<State, Event>(
    initial: State,
    pick: (parts: Parts) => Machine<State, Event>,
  ): Machine<State, Event>;
}

/** Whatever is asked while the parts are on their way happens in order when they are here. */
export function onDemand<Parts>(store: Store, load: () => Parts | Promise<Parts>): OnDemand<Parts> {
  const partsAtom = atom<{ readonly parts: Parts } | undefined>(undefined);
  const here = atom((get) => get(partsAtom)?.parts);
  let loading: Promise<Parts> | undefined;

  function keep(parts: Parts): Parts {
    store.set(partsAtom, { parts });
    return parts;
  }

  function parts(): Parts | Promise<Parts> {
    const now = store.get(partsAtom);
    if (now) return now.parts;
    if (loading) return loading;
    const loaded = load();
    if (!(loaded instanceof Promise)) return keep(loaded);
    loading = loaded.then(keep).finally(() => {
      loading = undefined;
    });
    return loading;
  }

  function order(run: (parts: Parts) => void): void {
    const now = parts();
    if (now instanceof Promise) now.then(run, () => undefined);
    else run(now);
  }

  return {
    atom: here,
    order,
    ask(run) {
      const now = parts();
      return now instanceof Promise ? now.then(run) : run(now);
    },
    machine(initial, pick) {
      const state = atom((get) => {
        const now = get(partsAtom);
        return now ? get(pick(now.parts).atom) : initial;
      });
      return {
        atom: state,
        getState: () => store.get(state),
        subscribe: (listener) => store.sub(state, listener),
        send: (event) => order((now) => pick(now).send(event)),
      };
    },
  };
}
