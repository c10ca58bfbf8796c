import { Floats } from "@naluma/content";
import { useWords } from "@naluma/i18n/react";
import { useMemberId } from "@naluma/member";
import { Contained } from "@naluma/ui/contained";
import { Island } from "@naluma/ui/island";
import { lazyView } from "@naluma/ui/lazy-view";
import { useAtomValue } from "jotai";
import { memo, Suspense, type ComponentType, useMemo, type ReactNode } from "react";
import { words } from "../../words.ts";
import { awayAtom, liveAtom } from "../app/live.ts";
import { useCustomerService } from "../site-detail/use-customer-service.ts";

const Line = lazyView(async () => ({
  default: (await import("../../live/index.ts")).ConnectionLine,
}));

/** Loaded with the live part of the page, because it could not be loaded once the network is lost. */
export function Connection() {
  const live = useAtomValue(liveAtom);
  // A small window has no live connection, but its platform can be unreachable all the same.
  const away = useAtomValue(awayAtom);
  return live || away ? <Line /> : null;
}

const SiteFooter = lazyView(
  async () => ({ default: (await import("../../live/index.ts")).SiteFooter }),
  { drawnByServer: true },
);

/** Shared by every page of the lobby. The document contains all of it; its script is loaded separately. */
export const Footer = memo(function Footer() {
  return (
    <Contained>
      <Suspense fallback={<footer className="ft ft-wait" />}>
        <SiteFooter />
      </Suspense>
    </Contained>
  );
});

/**
 * A part of the frame whose code is loaded later. It renders only once, because the frame changes before that code
 * has loaded, which would discard the server's HTML. The page works without it if it fails.
 */
export function frameIsland<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const View = lazyView(load, { drawnByServer: true });
  return memo(function FrameIsland(props: Props) {
    return (
      <Contained>
        <Island fallback={null}>
          <View {...props} />
        </Island>
      </Contained>
    );
  });
}

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
