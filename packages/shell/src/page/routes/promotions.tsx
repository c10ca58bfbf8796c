import { PromotionsPage } from "@naluma/content";
import { openLogin, useMemberId, useSession } from "@naluma/member";
import { useSite } from "@naluma/site/use-site";
import { lazyView } from "@naluma/ui/lazy-view";
import { useStore } from "jotai";

export { promotionsLoader as loader } from "./loaders.ts";
export { clientLoader } from "../routing/client-loader.ts";

const Mine = lazyView(async () => ({
  default: (await import("@naluma/promotions/page")).MyPromotions,
}));
const Invitation = lazyView(async () => ({
  default: (await import("@naluma/promotions/page")).Invitation,
}));

/**
 * `/discount`: the operator's pages for everyone; for a member, the running and upcoming promotions and the prizes
 * won come first.
 */
export default function Promotions() {
  const store = useStore();
  const { settings } = useSite();
  const isVisitor = useSession().role === "visitor";
  const memberId = useMemberId();
  if (!settings.capabilities.includes("promotions")) return <PromotionsPage />;
  return (
    <PromotionsPage
      before={
        memberId !== undefined && (
          <div className="own-promotions">
            <Mine key={memberId} memberId={memberId} />
          </div>
        )
      }
      after={isVisitor && <Invitation onLogIn={() => openLogin(store)} />}
    />
  );
}
