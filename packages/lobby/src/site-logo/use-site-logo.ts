import { useApi } from "@naluma/api-client/react";
import { pictureAddress } from "@naluma/site/address";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { logosQuery } from "./site-logo-queries.ts";

export interface SiteLogo {
  /** The operator's picture; nothing where there is none that can be shown. */
  readonly picture: string | undefined;
  /** Tells that the picture did not arrive. */
  fail(): void;
}

export function useSiteLogo(): SiteLogo {
  const site = useSite();
  const { data } = useQuery(logosQuery(useApi(), site));
  const [failed, setFailed] = useState<string>();
  const [first] = (data ?? []).flatMap((logo) => pictureAddress(logo, site.settings) ?? []);
  return {
    picture: first === failed ? undefined : first,
    fail: useCallback(() => setFailed(first), [first]),
  };
}
