import { useApi } from "@naluma/api-client/react";
import { pictureAddress } from "@naluma/site/address";
import { useSite } from "@naluma/site/use-site";
import { LogoName, LogoPicture, Logo } from "@naluma/ui/logo";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { logosQuery } from "../content-queries.ts";

export interface SiteLogoProps {
  /** Pictures named in the site's details; tried after those from the logo call. */
  others: readonly string[] | undefined;
}

export default function OperatorLogo({ others = [] }: SiteLogoProps) {
  const { picture, name, fail } = useSiteLogo(others);
  if (picture) return <LogoPicture src={picture} onFail={fail} />;
  return name ? <LogoName name={name} /> : <Logo />;
}

interface SiteLogo {
  /** The operator's picture; undefined if there is none that can be shown. */
  readonly picture: string | undefined;
  /** The site's name, shown if even the site's own picture fails to load. Without it, our own logo is shown. */
  readonly name: string | undefined;
  fail(): void;
}

function useSiteLogo(others: readonly string[]): SiteLogo {
  const site = useSite();
  const { data } = useQuery(logosQuery(useApi(), site));
  const [failed, setFailed] = useState<readonly string[]>([]);
  const { brand, siteName } = site.settings;
  const wanted = [...(data ?? []), ...others, brand.logo];
  const first = wanted
    .flatMap((logo) => pictureAddress(logo, site.settings) ?? [])
    .find((logo) => !failed.includes(logo));
  return {
    picture: first,
    name: brand.logo === "" ? undefined : siteName,
    fail: useCallback(() => {
      if (first !== undefined) setFailed((before) => [...before, first]);
    }, [first]),
  };
}
