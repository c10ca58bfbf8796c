import { useConnection } from "@naluma/realtime/react";
import { useEffect, useRef, useState } from "react";

export type ConnectionNoticeState = "lost" | "returning" | "back" | undefined;

/** A connection that is back sooner than this was not worth a word, in ms. */
const patience = 1_000;
/** How long "connected again" stays, in ms. */
const backFor = 3_000;

/** Nothing is said of the first connection: only what was there can be lost. */
export function useConnectionNotice(): ConnectionNoticeState {
  const connection = useConnection();
  const [notice, setNotice] = useState<ConnectionNoticeState>();
  const wasConnected = useRef(false);

  useEffect(() => {
    if (connection === "connected") {
      wasConnected.current = true;
      setNotice((before) => before && "back");
      const timer = setTimeout(() => setNotice(undefined), backFor);
      return () => clearTimeout(timer);
    }
    if (!wasConnected.current || connection === "catching-up") return;
    const timer = setTimeout(() => setNotice(connection === "offline" ? "lost" : "returning"), patience);
    return () => clearTimeout(timer);
  }, [connection]);

  return notice;
}
