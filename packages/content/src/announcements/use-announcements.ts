import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { announcementsQuery } from "../content-queries.ts";
import { shownAnnouncements, type Announcement } from "./announcement.ts";

export interface AnnouncementsView {
  /** For the current visitor or member; undefined while they load, or if they cannot be loaded. */
  readonly announcements: readonly Announcement[] | undefined;
  readonly isFailed: boolean;
  readonly isAsking: boolean;
  askAgain(): void;
}

export function useAnnouncements(isMember: boolean): AnnouncementsView {
  const { data, isError, isFetching, refetch } = useQuery({
    ...announcementsQuery(useApi(), useSite(), useLocale(), isMember ? "member" : "visitor"),
    // Until the member's announcements arrive, those for the visitor already include the ones meant for members.
    placeholderData: keepPreviousData,
  });
  return {
    announcements: useMemo(() => data && shownAnnouncements(data, isMember), [data, isMember]),
    isFailed: isError && data === undefined,
    isAsking: isFetching,
    askAgain: () => void refetch(),
  };
}
