import { useEffect, useState, type ComponentType } from "react";
import { fetchCode } from "../island/index.ts";
import { styled } from "./later-sheet.ts";

/**
 * A view that comes when it is first drawn, with its look, and draws `Meanwhile` until then. Unlike
 * `lazy`, a view that could not be fetched breaks nothing: it is asked for again when the network is
 * back and whenever it is drawn anew. `fetchNow` brings it before it is needed, and `isHere` says whether it could.
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Meanwhile?: ComponentType,
): { View: ComponentType<Props>; fetchNow: () => Promise<void>; isHere: () => boolean } {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  const fetchNow = () =>
    (loading ??= fetchCode(() => styled(load())).then(
      (module) => {
        Loaded = module.default;
      },
      () => {
        loading = undefined;
      },
    ));

  function View(props: Props) {
    const [, drawAnew] = useState<object>();
    // Not what is here by the time of the effect: a view that came between the two would never be drawn.
    const isDrawn = Loaded !== undefined;

    useEffect(() => {
      if (isDrawn) return undefined;
      const listening = new AbortController();
      const { signal } = listening;
      const come = () => void fetchNow().then(() => signal.aborted || drawAnew({}));
      come();
      window.addEventListener("online", come, { signal });
      return () => listening.abort();
    }, [isDrawn]);

    if (Loaded) return <Loaded {...props} />;
    return Meanwhile ? <Meanwhile /> : null;
  }

  return { View, fetchNow, isHere: () => Loaded !== undefined };
}
