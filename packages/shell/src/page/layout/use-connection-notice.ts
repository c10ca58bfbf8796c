import type { Store } from "@naluma/machine";
import { connectionAtom } from "@naluma/realtime";
import { useStore } from "jotai";
import { useEffect, useState } from "react";

/** `lost`: no network. `returning`: reconnecting. `back`: shown for a moment. */
export type ConnectionNoticeState = "lost" | "returning" | "back" | undefined;

/** In ms. A connection that is back sooner than this is not worth a notice. */
export const noticeDelay = 1_000;
/** How long the "connected again" notice stays, in ms. */
export const backFor = 3_000;

interface Watching {
  /** There has been a connection, though perhaps not since the watching began. */
  readonly isExpected?: boolean;
}

/**
 * Calls `show` with the connection's notices until the returned function is called. The first
 * connection gets no notice, because only an existing one can be lost.
 */
export function watchConnection(
  store: Store,
  show: (notice: ConnectionNoticeState) => void,
  { isExpected = false }: Watching = {},
): () => void {
  let current: ConnectionNoticeState;
  let wasConnected = isExpected || store.get(connectionAtom) === "connected";
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = (notice: ConnectionNoticeState) => {
    current = notice;
    show(notice);
  };
  const later = (ms: number, notice: ConnectionNoticeState) => {
    timer = setTimeout(() => update(notice), ms);
  };

  const follow = () => {
    const connection = store.get(connectionAtom);
    clearTimeout(timer);
    if (connection === "connected") {
      wasConnected = true;
      if (current) update("back");
      later(backFor, undefined);
    } else if (wasConnected && connection !== "catching-up") {
      later(noticeDelay, connection === "offline" ? "lost" : "returning");
    }
  };
  const stop = store.sub(connectionAtom, follow);
  if (isExpected) follow();

  return () => {
    clearTimeout(timer);
    stop();
  };
}

/**
 * The current notice about the connection.
 *
 * @param isExpected there was a connection before the first render
 */
export function useConnectionNotice(isExpected = false): ConnectionNoticeState {
  const store = useStore();
  const [notice, setNotice] = useState<ConnectionNoticeState>();
  useEffect(() => watchConnection(store, setNotice, { isExpected }), [store, isExpected]);
  return notice;
}
