import { useStore } from "jotai";
import { useEffect, useState } from "react";
import { watchConnection, type ConnectionNoticeState } from "./connection-notice.ts";

/**
 * What is to be said of the connection at the moment.
 *
 * @param isExpected there has been one before this is drawn
 */
export function useConnectionNotice(isExpected = false): ConnectionNoticeState {
  const store = useStore();
  const [notice, setNotice] = useState<ConnectionNoticeState>();
  useEffect(() => watchConnection(store, setNotice, { isExpected }), [store, isExpected]);
  return notice;
}
