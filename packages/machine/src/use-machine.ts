import { useSyncExternalStore } from "react";
import type { Machine } from "./machine.ts";

/** The machine's current state; the component renders again whenever it changes. */
export const useMachine = <State, Event>(machine: Machine<State, Event>): State =>
  useSyncExternalStore(machine.subscribe, machine.getState, machine.getState);
