import { late } from "@naluma/ui/later";
import { useAtomValue } from "jotai";
import { liveAtom } from "../app/live-atom.ts";

const line = late(() => import("./connection-line.tsx"));

/** Comes with the live part of the page: a network that is lost could not bring it any more. */
export function Connection() {
  return useAtomValue(liveAtom) ? <line.View /> : null;
}
