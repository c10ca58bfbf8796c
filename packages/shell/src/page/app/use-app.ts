import { openRegister } from "@naluma/register";
import { useStore } from "jotai";
import { createContext, use } from "react";
import type { App } from "./app.ts";

export const AppContext = createContext<App | undefined>(undefined);

export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error("useApp needs an <AppProvider> above it");
  return app;
}

export function useOpenRegister(): () => void {
  const store = useStore();
  return () => openRegister(store);
}
