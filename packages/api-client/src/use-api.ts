import { createContext, use, useState } from "react";
import type { Api } from "./api.ts";
import { createWrite, type Send, type WriteState, type Written } from "./write.ts";

export type { WriteState } from "./write.ts";

export const ApiContext = createContext<Api | undefined>(undefined);

export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error("useApi needs an <ApiContext> above it");
  return api;
}

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
