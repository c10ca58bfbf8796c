import { useMemberId } from "@naluma/member";
import { lazyView } from "@naluma/ui/lazy-view";
import { useMemo } from "react";
import { useApp } from "../app/use-app.ts";
import { useShowMemberFloats } from "../app/use-member-floats.ts";
import { useMayComeUp } from "../layout/use-may-come-up.ts";

const Floats = lazyView(async () => ({
  default: (await import("@naluma/promotions/live")).PromotionFloats,
}));
const Dialogs = lazyView(async () => ({
  default: (await import("@naluma/promotions/live")).PromotionDialogs,
}));

/**
 * A member's promotions come with the member's part of the header: a visitor's first load has none of it. A demo
 * site's test member has none.
 */
export function MemberPromotions() {
  const { wallet } = useApp();
  const memberId = useMemberId();
  const mayComeUp = useMayComeUp();
  const floats = useMemo(
    () => memberId !== undefined && <Floats key={memberId} memberId={memberId} />,
    [memberId],
  );
  useShowMemberFloats(floats);
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
