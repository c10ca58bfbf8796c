import { lazyView } from "@naluma/ui/later";
import { useAtomValue } from "jotai";
import { liveAtom } from "../app/live-atom.ts";

const Line = lazyView(async () => ({ default: (await import("../live.ts")).ConnectionLine }));

/** Comes with the live part of the page: a network that is lost could not bring it any more. */
export function Connection() {
  return useAtomValue(liveAtom) ? <Line /> : null;
}
