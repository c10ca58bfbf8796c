import { useLocale, useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Badge } from "@naluma/ui/badge";
import { badgeText } from "@naluma/ui/badge-text";
import { EnvelopeSimpleIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { useQuery } from "@tanstack/react-query";
import { useMember, useSession } from "../use-member.ts";
import { restWords } from "../words.rest.ts";
import { lettersQuery } from "./letters.api.ts";

/** Opens the letters. The number of unread ones is on its corner and in its accessible name. */
export function LettersButton({ onPress }: { onPress: () => void }) {
  const t = useWords(restWords);
  const unread = useUnread();
  return (
    <IconButton
      className="letters-button"
      label={
        unread > 0 ? t("letters.with_unread", { count: badgeText(unread) }) : t("letters.title")
      }
      onClick={onPress}
    >
      <EnvelopeSimpleIcon />
      <Badge count={unread} />
    </IconButton>
  );
}

/** For use inside a button or link with a name: adds the count to its corner and to its accessible name. */
export function UnreadBadge() {
  const t = useWords(restWords);
  const unread = useUnread();
  return <Badge count={unread} label={t("letters.unread_count", { count: badgeText(unread) })} />;
}

/** The number of unread letters, or 0 until that is known. Uses the query of the first page of letters. */
export function useUnread(): number {
  const { api } = useMember().ports;
  const { settings } = useSite();
  const query = lettersQuery(api, useSession(), settings.siteId, useLocale());
  return useQuery({ ...query, select: ({ unread }) => unread }).data ?? 0;
}
