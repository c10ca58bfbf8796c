import { useState } from "react";
import { useApi } from "./use-api.ts";
import { createWrite, type Send, type WriteState, type Written } from "./write.ts";

/**
 * A call that changes something, for a component (decision 0024). What is read is a query:
 * `useQuery` with the options of an `*.api.ts` or `*-queries.ts` file. A machine's runner takes `api.send`.
 */
export function useWrite<Body, Data>(
  call: Written<Body, Data>,
): { readonly state: WriteState<Data>; readonly send: Send<Body, Data> } {
  const api = useApi();
  const [state, setState] = useState<WriteState<Data>>({ at: "ready" });
  const [send] = useState(() => createWrite(api, call, setState));
  return { state, send };
}
