import { useApi } from "@naluma/api-client/react";
import { useLocale, useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import type { FooterNoticeProps } from "@naluma/ui/footer";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { navigationTypes } from "../game-hall/hall.ts";
import { kindAddress } from "../game-hall/kind-address.ts";
import { kindName } from "../game-hall/kind-names.ts";
import { useGameTypes } from "../game-hall/use-hall.ts";
import { words } from "../words.ts";
import { type FooterContent, footerContent } from "./footer-content.ts";
import { footerQuery } from "./footer-queries.ts";

interface FooterView extends FooterContent {
  /** The kinds of games, each with its place on the home page. */
  readonly kinds: readonly { readonly name: string; readonly href: string }[];
  /** What stands there while the operator's part cannot be had. */
  readonly notice: FooterNoticeProps | undefined;
}

/** What the footer leads to; the operator's part is empty while it is not known. */
export function useFooter(): FooterView {
  const t = useWords(words);
  const site = useSite();
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(
    footerQuery(useApi(), site, useLocale()),
  );
  const { types } = useGameTypes();
  const kinds = navigationTypes(types).map(({ id, name }) => {
    const own = kindName(id);
    return { name: own ? t(own) : name, href: kindAddress(id) };
  });
  const content = useMemo(() => footerContent(data ?? [], site.settings), [data, site.settings]);
  const isFailed = data === undefined && errorUpdateCount > 0;
  const retry = { label: t("lobby.retry"), onRetry: () => void refetch(), busy: isFetching };
  const notice = isFailed ? { text: t("lobby.footer_failed"), retry } : undefined;
  return { ...content, kinds, notice };
}
