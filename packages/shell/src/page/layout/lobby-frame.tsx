import { Floats } from "@naluma/content";
import { useWords } from "@naluma/i18n/react";
import { useMemberId } from "@naluma/member";
import { pageMaxAge } from "@naluma/site/page";
import { Contained } from "@naluma/ui/contained";
import { Island } from "@naluma/ui/island";
import { lazyView } from "@naluma/ui/lazy-view";
import { type DehydratedState, HydrationBoundary } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { memo, Suspense, type ComponentType, useMemo, type ReactNode } from "react";
import { useMatches } from "react-router";
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
      <Suspense fallback={<footer className="footer footer-skeleton" />}>
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

const isState = (value: unknown): value is DehydratedState =>
  typeof value === "object" && value !== null && "queries" in value && "mutations" in value;

/** The state in a loader's data, as JSON text. */
const textIn = (data: unknown): string | undefined =>
  typeof data === "object" && data !== null && "state" in data && typeof data.state === "string"
    ? data.state
    : undefined;

/**
 * Provides the data that the server fetched for the page to everything that shows it: the header and the footer are
 * outside the page whose loader fetched it.
 */
export function PageData({ children }: { children: ReactNode }) {
  const [text] = useMatches().flatMap(({ loaderData }) => textIn(loaderData) ?? []);
  const state = useMemo(() => {
    const read: unknown = text === undefined ? undefined : JSON.parse(text);
    return isState(read) ? alignQueryFreshness(read, performance.timeOrigin) : undefined;
  }, [text]);
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}

/**
 * Counts the page's data as fresh from the page's arrival: the page may have been cached for a while, and a player's
 * clock may be wrong. By the server's time every such page would refetch everything, and the code for that would load
 * before the first paint. A page restored from the browser's history is older than any cached page: its data keeps
 * its time, and is refetched.
 *
 * @param arrived when the browser requested the page, by its own clock, in milliseconds
 */
export const alignQueryFreshness = (state: DehydratedState, arrived: number): DehydratedState => ({
  ...state,
  queries: state.queries.map((query) =>
    arrived - query.state.dataUpdatedAt > pageMaxAge
      ? query
      : { ...query, state: { ...query.state, dataUpdatedAt: arrived } },
  ),
});
