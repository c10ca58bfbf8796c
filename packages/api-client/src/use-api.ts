import { createContext, use } from "react";
import type { Api } from "./api.ts";

export const ApiContext = createContext<Api | undefined>(undefined);

export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error("useApi needs an <ApiContext> above it");
  return api;
}
