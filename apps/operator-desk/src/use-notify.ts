import { showToast, type ToastKind } from "@naluma/ui/toast";
import { useStore } from "jotai";

/** Returns a function that reports a result in a toast. */
export function useNotify(): (message: string, kind?: ToastKind) => void {
  const store = useStore();
  return (message, kind = "success") => showToast(store, { kind, message });
}
