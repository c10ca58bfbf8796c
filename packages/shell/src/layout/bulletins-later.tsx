import { late } from "@naluma/ui/later";
import { useAtomValue } from "jotai";
import { liveAtom } from "../app/live-atom.ts";

const bulletins = late(() => import("./bulletins.tsx"));

/** They come with the live part of the page. */
export function Bulletins() {
  return useAtomValue(liveAtom) ? <bulletins.View /> : null;
}
