import { lazyView } from "@naluma/ui/lazy-view";
import { useAtomValue } from "jotai";
import { awayAtom } from "../../live/away/away-atom.ts";
import { liveAtom } from "../app/live.ts";

const Line = lazyView(async () => ({
  default: (await import("../../live/index.ts")).ConnectionLine,
}));

/** Loaded with the live part of the page, because it could not be loaded once the network is lost. */
export function Connection() {
  const live = useAtomValue(liveAtom);
  // A small window has no live connection, but its platform can be unreachable all the same.
  const away = useAtomValue(awayAtom);
  return live || away ? <Line /> : null;
}
