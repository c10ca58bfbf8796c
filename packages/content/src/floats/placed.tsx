import { useApi } from "@naluma/api-client/react";
import { useLocale, useWords } from "@naluma/i18n/react";
import { sessionKeys } from "@naluma/site/stored";
import { useSite } from "@naluma/site/use-site";
import { Float, Floats } from "@naluma/ui/float";
import { ArrowsClockwiseIcon, GlobeIcon, HeadsetIcon } from "@naluma/ui/icon";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useSyncExternalStore } from "react";
import { useHref, useLinkClickHandler } from "react-router";
import { floatsQuery } from "../content-queries.ts";
import {
  placedFloats,
  type PlacedFloats,
  type Service,
  type ShownLink,
} from "../operator-links/operator-links.ts";
import { words } from "../words.ts";

export interface FloatsProps {
  service: Service | undefined;
  /**
   * Reads the floats of other features, which precede the operator's own. They may be available before the island's
   * code.
   */
  useFirst: () => ReactNode;
}

const artOf = ({ picture }: ShownLink) =>
  picture ? <img src={picture} alt="" width={54} height={54} /> : <GlobeIcon size="l" />;

function OuterFloat({ link, address }: { link: ShownLink; address: string }) {
  return <Float label={link.name} caption={link.name} art={artOf(link)} href={address} outward />;
}

function InnerFloat({ link, path }: { link: ShownLink; path: string }) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(path);
  const href = useHref(path);
  return (
    <Float label={link.name} caption={link.name} art={artOf(link)} href={href} onFollow={follow} />
  );
}

export default function Placed({ service: known, useFirst }: FloatsProps) {
  const t = useWords(words);
  const first = useFirst();
  const { links, service, again, isEmpty, isHidden, hide } = useFloats(known);
  if (isHidden || (isEmpty && !first)) return null;
  return (
    <Floats label={t("content.floats")} hide={{ label: t("content.floats_hide"), onHide: hide }}>
      {first}
      {links.map((link) =>
        link.target.kind === "outer" ? (
          <OuterFloat key={link.id} link={link} address={link.target.address} />
        ) : (
          <InnerFloat key={link.id} link={link} path={link.target.path} />
        ),
      )}
      {again && (
        <Float
          label={t("content.floats_failed")}
          caption={t("content.retry")}
          art={<ArrowsClockwiseIcon size="l" />}
          retry
          busy={again.busy}
          onPress={again.ask}
        />
      )}
      {service && (
        <Float
          label={service.name}
          caption={service.caption}
          art={<HeadsetIcon size="l" />}
          href={service.href}
          outward
        />
      )}
    </Floats>
  );
}

interface FloatsView extends PlacedFloats {
  /** Set when the operator's floats cannot be loaded: retries the request. */
  readonly again: { readonly busy: boolean; ask(): void } | undefined;
  readonly isEmpty: boolean;
  readonly isHidden: boolean;
  hide(): void;
}

function useFloats(service: Service | undefined): FloatsView {
  const site = useSite();
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(
    floatsQuery(useApi(), site, useLocale()),
  );
  const { isHidden, hide } = useHidden();
  const placed = placedFloats(data ?? [], service, site.template, site.settings);
  const isFailed = data === undefined && errorUpdateCount > 0;
  const again = isFailed ? { busy: isFetching, ask: () => void refetch() } : undefined;
  const isEmpty = placed.links.length === 0 && !placed.service && !again;
  return { ...placed, again, isEmpty, isHidden, hide };
}

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const isHidden = () => sessionStorage.getItem(sessionKeys.floatsHidden) === "1";

const hide = () => {
  sessionStorage.setItem(sessionKeys.floatsHidden, "1");
  for (const listener of listeners) listener();
};

/** Whether the player dismissed the floats, and how to dismiss them; kept until the tab is closed. */
const useHidden = () => ({
  isHidden: useSyncExternalStore(subscribe, isHidden, () => false),
  hide,
});
