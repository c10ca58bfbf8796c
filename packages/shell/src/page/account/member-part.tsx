import { useLocale } from "@naluma/i18n/react";
import { useMemberId } from "@naluma/member";
import { lazyView } from "@naluma/ui/lazy-view";
import { loadModule } from "@naluma/ui/load-module";
import { useWalletService } from "@naluma/wallet";
import { useStore } from "jotai";
import { useEffect } from "react";
import { useCanInterrupt } from "../layout/use-can-interrupt.ts";

const Dialogs = lazyView(async () => ({
  default: (await import("@naluma/promotions/live")).PromotionDialogs,
}));

/**
 * A member's promotions load with the member's part of the header, to keep them out of a visitor's first load. A demo
 * site's test member has none.
 */
export function MemberPromotions() {
  const wallet = useWalletService();
  const memberId = useMemberId();
  const canInterrupt = useCanInterrupt();
  if (memberId === undefined) return null;
  return (
    <Dialogs
      key={memberId}
      memberId={memberId}
      onMoney={() => wallet.refresh()}
      canInterrupt={canInterrupt}
    />
  );
}

/** Warns a member whose browser stores nothing about what it will not remember. */
export function useStorageNotice(): void {
  const store = useStore();
  const locale = useLocale();
  useEffect(() => {
    const listening = new AbortController();
    const say = async () => {
      const { warnStorageUnavailable } = await loadModule(
        () => import("../../live/storage/warn-storage-unavailable.ts"),
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
