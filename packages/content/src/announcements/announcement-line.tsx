import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { Marquee } from "@naluma/ui/marquee";
import { useMemo } from "react";
import { words } from "../words.ts";
import { announcementRuns } from "./announcement-text.ts";
import { useAnnouncements } from "./use-announcements.ts";

interface AnnouncementLineProps {
  /** The member whose announcements are shown; undefined for a visitor. */
  memberId: number | undefined;
}

export function AnnouncementLine({ memberId }: AnnouncementLineProps) {
  const t = useWords(words);
  const { settings } = useSite();
  const { announcements, isFailed, isAsking, askAgain } = useAnnouncements(memberId !== undefined);
  const items = useMemo(
    () =>
      announcements?.map(({ id, content }) => ({
        id,
        content: announcementRuns(content, settings).map(({ text, isStrong, href }, at) => {
          const words = isStrong ? <b key={at}>{text}</b> : text;
          if (href === undefined) return words;
          return (
            <a key={at} href={href} rel="noopener noreferrer">
              {words}
            </a>
          );
        }),
      })),
    [announcements, settings],
  );
  if (isFailed)
    return (
      <ErrorNotice
        text={t("content.announcements_failed")}
        retry={{ label: t("content.retry"), onRetry: askAgain, busy: isAsking }}
      />
    );
  if (!items) return <div className="marquee" />;
  if (items.length === 0) return null;

  return (
    <Marquee
      label={t("content.announcements")}
      items={items}
      words={{
        pause: t("content.announcements_pause"),
        resume: t("content.announcements_resume"),
        before: t("content.announcement_before"),
        after: t("content.announcement_after"),
      }}
    />
  );
}
