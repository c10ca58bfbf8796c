import { readSwitch, writeSwitch } from "./stored.ts";

let quick = readSwitch("quick");
let isAllowed = false;

/** Rounds are shown in less time. */
export const isQuick = (): boolean => isAllowed && quick;

/** The game may have no use for it, and the operator may forbid it. */
export function allowQuick(allowed: boolean): void {
  isAllowed = allowed;
}

export function setQuick(isOn: boolean): void {
  quick = isOn;
  writeSwitch("quick", isOn);
}

/** A time of the page at the pace that the player chose. */
export const paced = (milliseconds: number): number =>
  isQuick() ? milliseconds * 0.4 : milliseconds;
