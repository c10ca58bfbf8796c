import { showToast, type ToastKind } from "@naluma/ui/toast";
import { useStore } from "jotai";

/** Says in a toast what became of something. */
export function useNotify(): (message: string, kind?: ToastKind) => void {
  const store = useStore();
  return (message, kind = "success") => showToast(store, { kind, message });
}
