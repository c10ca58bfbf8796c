import { useApi } from "@naluma/api-client/react";
import { useLocale, useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import type { FooterNoticeProps } from "@naluma/ui/footer";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { footerQuery } from "../content-queries.ts";
import { type FooterContent, footerContent } from "../operator-links/operator-links.ts";
import { words } from "../words.ts";

interface FooterView extends FooterContent {
  /** Shown when the operator's part cannot be loaded. */
  readonly notice: FooterNoticeProps | undefined;
}

/** The operator's part of the footer; empty until it is loaded. */
export function useFooter(): FooterView {
  const t = useWords(words);
  const site = useSite();
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(
    footerQuery(useApi(), site, useLocale()),
  );
  const content = useMemo(() => footerContent(data ?? [], site.settings), [data, site.settings]);
  const isFailed = data === undefined && errorUpdateCount > 0;
  const retry = { label: t("content.retry"), onRetry: () => void refetch(), busy: isFetching };
  const notice = isFailed ? { text: t("content.footer_failed"), retry } : undefined;
  return { ...content, notice };
}
