import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type FooterContent, footerContent } from "./footer-content.ts";
import { footerQuery } from "./footer-queries.ts";

/** What the operator placed in the footer; nothing while it is not known. */
export function useFooter(): FooterContent {
  const site = useSite();
  const { data } = useQuery(footerQuery(useApi(), site, useLocale()));
  return useMemo(() => footerContent(data ?? [], site.settings), [data, site.settings]);
}
