import { lazyView } from "@naluma/ui/lazy-view";
import { useAtomValue } from "jotai";
import { liveAtom } from "../app/live.ts";
import { awayAtom } from "../away/away-atom.ts";

const Line = lazyView(async () => ({ default: (await import("../live/index.ts")).ConnectionLine }));

/** Comes with the live part of the page: a network that is lost could not bring it any more. */
export function Connection() {
  const live = useAtomValue(liveAtom);
  // A small window has no real time, and may miss the platform all the same.
  const away = useAtomValue(awayAtom);
  return live || away ? <Line /> : null;
}
