import { Floats } from "@naluma/content";
import { useWords } from "@naluma/i18n/react";
import { useMemberId } from "@naluma/member";
import { Contained } from "@naluma/ui/contained";
import { lazyView } from "@naluma/ui/lazy-view";
import { useMemo, type ReactNode } from "react";
import { words } from "../../words.ts";
import { useCustomerService } from "../site-detail/use-customer-service.ts";

const PromotionFloats = lazyView(async () => ({
  default: (await import("@naluma/promotions/live")).PromotionFloats,
}));

/** The first floating elements on a member's pages; none for a visitor or a demo site's test member. */
function useMemberFloats(): ReactNode {
  const memberId = useMemberId();
  return memberId !== undefined && <PromotionFloats key={memberId} memberId={memberId} />;
}

/** The floating elements on every page of the lobby. */
export function PageFloats() {
  const t = useWords(words);
  const href = useCustomerService();
  const [name, caption] = [t("shell.customer_service"), t("shell.service")];
  const service = useMemo(
    () => (href ? { href, name, caption } : undefined),
    [href, name, caption],
  );
  return (
    <Contained>
      <Floats service={service} useFirst={useMemberFloats} />
    </Contained>
  );
}
