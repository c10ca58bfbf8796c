import { lazyView } from "@naluma/ui/later";
import { useAtomValue } from "jotai";
import { liveAtom } from "../app/live-atom.ts";

const View = lazyView(async () => ({ default: (await import("../live.ts")).Bulletins }));

/** They come with the live part of the page. */
export function Bulletins() {
  return useAtomValue(liveAtom) ? <View /> : null;
}
