import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { floatsQuery } from "./float-queries.ts";
import { placedFloats, type PlacedFloats, type Service } from "./placed-floats.ts";
import { useHidden } from "./use-hidden.ts";

export interface FloatsView extends PlacedFloats {
  /** What the operator placed cannot be had: the way to ask again. */
  readonly again: { readonly busy: boolean; ask(): void } | undefined;
  /** The operator placed nothing. */
  readonly isEmpty: boolean;
  /** The reader sent them away. */
  readonly isHidden: boolean;
  hide(): void;
}

export function useFloats(service: Service | undefined): FloatsView {
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
