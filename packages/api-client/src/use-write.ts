import { useState } from "react";
import { useApi } from "./use-api.ts";
import { createWrite, type Send, type WriteState, type Written } from "./write.ts";

/**
 * For a component's call that changes something (decision 0024). Reads are queries: `useQuery` with the options of an
 * `*.api.ts` or `*-queries.ts` file. A state machine's runner uses `api.send`.
 */
export function useWrite<Body, Data>(
  call: Written<Body, Data>,
): { readonly state: WriteState<Data>; readonly send: Send<Body, Data> } {
  const api = useApi();
  const [state, setState] = useState<WriteState<Data>>({ at: "ready" });
  const [send] = useState(() => createWrite(api, call, setState));
  return { state, send };
}
