import { readSwitch, writeSwitch } from "./stored.ts";

let quick = readSwitch("quick");
let isAllowed = false;

/** Whether rounds are shown in less time. */
export const isQuick = (): boolean => isAllowed && quick;

/** Some games have no use for quick rounds, and the operator may forbid them. */
export function allowQuick(allowed: boolean): void {
  isAllowed = allowed;
}

export function setQuick(isOn: boolean): void {
  quick = isOn;
  writeSwitch("quick", isOn);
}

export const paced = (milliseconds: number): number =>
  isQuick() ? milliseconds * 0.4 : milliseconds;
