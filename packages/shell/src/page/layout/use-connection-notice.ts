import { useStore } from "jotai";
import { useEffect, useState } from "react";
import { watchConnection, type ConnectionNoticeState } from "./connection-notice.ts";

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
