import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useMember } from "../use-member.ts";
import { useSession } from "../use-session.ts";
import { lettersQuery } from "./letters-queries.ts";

/** The number of unread letters, or 0 until that is known. Uses the query of the first page of letters. */
export function useUnread(): number {
  const { api } = useMember().ports;
  const { settings } = useSite();
  const query = lettersQuery(api, useSession(), settings.siteId, useLocale());
  return useQuery({ ...query, select: ({ unread }) => unread }).data ?? 0;
}
