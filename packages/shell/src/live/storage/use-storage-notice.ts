import { useLocale } from "@naluma/i18n/react";
import { loadModule } from "@naluma/ui/load-module";
import { useStore } from "jotai";
import { useEffect } from "react";

/** Warns a member whose browser stores nothing about what it will not remember. */
export function useStorageNotice(): void {
  const store = useStore();
  const locale = useLocale();
  useEffect(() => {
    const listening = new AbortController();
    const say = async () => {
      const { warnStorageUnavailable } = await loadModule(
        () => import("./warn-storage-unavailable.ts"),
      );
      if (!listening.signal.aborted) await warnStorageUnavailable(store, locale);
    };
    if (window.isStorageLost) void say();
    else
      window.addEventListener("storage-lost", () => void say(), {
        once: true,
        signal: listening.signal,
      });
    return () => listening.abort();
  }, [store, locale]);
}
