import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useMember } from "../use-member.ts";
import { useSession } from "../use-session.ts";
import { lettersQuery } from "./letters-queries.ts";

/** How many letters nobody has opened; 0 until that is known. It asks for the letters that their page shows first. */
export function useUnread(): number {
  const { api } = useMember().ports;
  const { settings } = useSite();
  const query = lettersQuery(api, useSession(), settings.siteId, useLocale());
  return useQuery({ ...query, select: ({ unread }) => unread }).data ?? 0;
}
