import { readSwitch, writeSwitch } from "./stored.ts";

let quick = readSwitch("quick");

/** Rounds are shown in less time. */
export const isQuick = (): boolean => quick;

export function setQuick(isOn: boolean): void {
  quick = isOn;
  writeSwitch("quick", isOn);
}

/** A time of the page at the pace that the player chose. */
export const paced = (milliseconds: number): number => (quick ? milliseconds * 0.4 : milliseconds);
