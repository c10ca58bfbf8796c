import { useApi } from "@naluma/api-client/react";
import { SiteLogo } from "@naluma/content";
import { useSite } from "@naluma/site/use-site";
import { Contained } from "@naluma/ui/contained";
import { Logo } from "@naluma/ui/logo";
import { useQuery } from "@tanstack/react-query";
import { siteDetailQuery } from "../site-detail/site-detail-query.ts";

/** The content of a link or box with the class `logo`: the operator's logo, or else ours. */
export function Brand() {
  const { settings } = useSite();
  const { data } = useQuery(siteDetailQuery(useApi(), settings));
  return (
    <Contained instead={<Logo />}>
      <SiteLogo others={data?.logos} />
    </Contained>
  );
}
