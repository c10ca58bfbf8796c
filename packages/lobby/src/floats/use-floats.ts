import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { floatsQuery } from "./float-queries.ts";
import { placedFloats, type PlacedFloats, type Service } from "./placed-floats.ts";
import { useHidden } from "./use-hidden.ts";

export interface FloatsView extends PlacedFloats {
  /** Nothing floats, or the reader sent it away. */
  readonly isEmpty: boolean;
  hide(): void;
}

export function useFloats(service: Service | undefined): FloatsView {
  const site = useSite();
  const { data } = useQuery(floatsQuery(useApi(), site, useLocale()));
  const { isHidden, hide } = useHidden();
  const placed = placedFloats(data ?? [], service, site.template, site.settings);
  return { ...placed, isEmpty: isHidden || (placed.links.length === 0 && !placed.service), hide };
}
