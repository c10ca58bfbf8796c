import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useStore } from "jotai";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { shownAnnouncements, type Announcement } from "./announcement.ts";
import { announcementsQuery } from "./announcements-queries.ts";
import { memberAtom } from "./member-atom.ts";

export interface AnnouncementsView {
  /** To who is at the page; nothing while they are on their way, and where they cannot be had. */
  readonly announcements: readonly Announcement[] | undefined;
  readonly isFailed: boolean;
  readonly isAsking: boolean;
  askAgain(): void;
}

const onServer = () => false;

/** A login before the island hydrates waits until the server's HTML, a visitor's, is its own. */
function useIsMember(): boolean {
  const store = useStore();
  const subscribe = useCallback((follow: () => void) => store.sub(memberAtom, follow), [store]);
  return useSyncExternalStore(subscribe, () => store.get(memberAtom) !== undefined, onServer);
}

export function useAnnouncements(): AnnouncementsView {
  const isMember = useIsMember();
  const { data, isError, isFetching, refetch } = useQuery({
    ...announcementsQuery(useApi(), useSite(), useLocale(), isMember ? "member" : "visitor"),
    // Until the member's answer is here, the visitor's tells already what is meant for members.
    placeholderData: keepPreviousData,
  });
  return {
    announcements: useMemo(() => data && shownAnnouncements(data, isMember), [data, isMember]),
    isFailed: isError && data === undefined,
    isAsking: isFetching,
    askAgain: () => void refetch(),
  };
}
