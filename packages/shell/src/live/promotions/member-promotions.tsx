import { useMemberId } from "@naluma/member";
import { lazyView } from "@naluma/ui/lazy-view";
import { useWalletService } from "@naluma/wallet";
import { useCanInterrupt } from "../../page/layout/use-can-interrupt.ts";

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
