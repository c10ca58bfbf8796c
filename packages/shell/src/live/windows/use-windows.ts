import { useMemo } from "react";
import { useApp } from "../../page/app/use-app.ts";
import { windowsOf } from "./windows-of.ts";
import type { Windows } from "./windows.ts";

/** The windows for a member's pages, for parts that only render in the browser. */
export function useWindows(): Windows {
  const app = useApp();
  return useMemo(() => windowsOf(app, window), [app]);
}
