import { useMemberId } from "@naluma/member";
import { lazyView } from "@naluma/ui/lazy-view";
import { useWalletService } from "@naluma/wallet";
import { useMayComeUp } from "../layout/use-may-come-up.ts";

const Dialogs = lazyView(async () => ({
  default: (await import("@naluma/promotions/live")).PromotionDialogs,
}));

/**
 * A member's promotions come with the member's part of the header: a visitor's first load has none of it. A demo
 * site's test member has none.
 */
export function MemberPromotions() {
  const wallet = useWalletService();
  const memberId = useMemberId();
  const mayComeUp = useMayComeUp();
  if (memberId === undefined) return null;
  return (
    <Dialogs
      key={memberId}
      memberId={memberId}
      onMoney={() => wallet.refresh()}
      mayComeUp={mayComeUp}
    />
  );
}
