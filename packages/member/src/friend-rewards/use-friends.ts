import { useApi } from "@naluma/api-client/react";
import { formatTime } from "@naluma/i18n/dates";
import { formatMoney } from "@naluma/i18n/money";
import { useLocale, useWords } from "@naluma/i18n/react";
import { useSiteToday } from "@naluma/i18n/use-site-today";
import { areDaysWrong } from "@naluma/site/day-range";
import { useSite } from "@naluma/site/use-site";
import { useCopy } from "@naluma/ui/use-copy";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "../use-member.ts";
import { restWords } from "../words.rest.ts";
import { inviteLink, isFiltered, type FriendFilters } from "./friend.ts";
import { friendsQuery, invitationQuery } from "./friends.api.ts";

export const useInvitation = () => useQuery(invitationQuery(useApi(), useSession()));

/** Copies the member's link; if the browser does not allow that, the link can still be selected. */
export function useInviteLink(code: string) {
  const link = inviteLink(location.origin, code);
  return { link, ...useCopy(link) };
}

/** The member's friends, or only those who earned a reward, with their filters. */
export function useFriends({ rewarded }: { readonly rewarded: boolean }) {
  const none: FriendFilters = { rewarded, account: "", from: "", to: "" };
  const [filters, setFilters] = useState(none);
  const [pages, setPages] = useState(1);
  const query = useQuery({
    ...friendsQuery(useApi(), useSession(), filters, pages),
    // The current rows stay visible until the others have loaded.
    placeholderData: keepPreviousData,
  });
  const show = (next: FriendFilters) => {
    setFilters(next);
    setPages(1);
  };
  return {
    query,
    filters,
    isFiltered: isFiltered(filters),
    areDaysWrong: areDaysWrong(filters),
    isLoadingMore: query.isPlaceholderData,
    change: (changed: Partial<FriendFilters>) => show({ ...filters, ...changed }),
    clear: () => show(none),
    loadMore: () => setPages(pages + 1),
  };
}

export type FriendsView = ReturnType<typeof useFriends>;

export function useFriendText() {
  const t = useWords(restWords);
  const locale = useLocale();
  const { describedCurrencies } = useSite().settings;
  return {
    t,
    ...useSiteToday(),
    time: (at: Date | null) => (at ? formatTime(at, locale) : t("friends.not_yet")),
    money: (amount: string, currency: string) =>
      formatMoney(amount, currency, locale, describedCurrencies),
  };
}
