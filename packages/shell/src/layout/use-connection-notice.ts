import { useStore } from "jotai";
import { useEffect, useState } from "react";
import { watchConnection, type ConnectionNoticeState } from "./connection-notice.ts";

/** What is to be said of the connection at the moment. */
export function useConnectionNotice(): ConnectionNoticeState {
  const store = useStore();
  const [notice, setNotice] = useState<ConnectionNoticeState>();
  useEffect(() => watchConnection(store, setNotice), [store]);
  return notice;
}
