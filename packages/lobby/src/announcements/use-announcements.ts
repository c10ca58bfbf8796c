import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useHall } from "../game-hall/use-hall.ts";
import { shownAnnouncements, type Announcement } from "./announcement.ts";
import { announcementsQuery } from "./announcements-queries.ts";

const none: readonly Announcement[] = [];

/** What is announced to who is at the page; nothing while it is on its way. */
export function useAnnouncements(): readonly Announcement[] | undefined {
  const isMember = useHall().memberId !== undefined;
  const { data, isError } = useQuery({
    ...announcementsQuery(useApi(), useSite(), useLocale(), isMember ? "member" : "visitor"),
    // Until the member's answer is here, the visitor's tells already what is meant for members.
    placeholderData: keepPreviousData,
  });
  const all = data ?? (isError ? none : undefined);
  return useMemo(() => all && shownAnnouncements(all, isMember), [all, isMember]);
}
