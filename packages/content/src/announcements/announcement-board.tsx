import { useWords } from "@naluma/i18n/react";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { Skeleton } from "@naluma/ui/skeleton";
import { NewsReader } from "../bulletins/bulletin-reader.tsx";
import { OperatorText } from "../operator-text/operator-text.tsx";
import { words } from "../words.ts";
import { useAnnouncements } from "./use-announcements.ts";

const ignore = () => undefined;

/** Everything the operator publishes for a member: the announcements, with the news below them. */
export function AnnouncementBoard({ memberId }: { memberId: number | undefined }) {
  return (
    <>
      <Announcements isMember={memberId !== undefined} />
      <NewsSection memberId={memberId} />
    </>
  );
}

function Announcements({ isMember }: { isMember: boolean }) {
  const t = useWords(words);
  const { announcements, isFailed, isAsking, askAgain } = useAnnouncements(isMember);
  if (isFailed)
    return (
      <ErrorNotice
        text={t("content.announcements_failed")}
        retry={{ label: t("content.retry"), onRetry: askAgain, busy: isAsking }}
      />
    );
  if (!announcements) return <Waiting />;
  if (announcements.length === 0) return null;
  return (
    <ul className="card announcements" aria-label={t("content.announcements")}>
      {announcements.map(({ id, content }) => (
        <li key={id}>
          <OperatorText html={content} />
        </li>
      ))}
    </ul>
  );
}

function NewsSection({ memberId }: { memberId: number | undefined }) {
  const t = useWords(words);
  return (
    <section className="card announcement-note">
      <h2>{t("content.news")}</h2>
      <NewsReader memberId={memberId} onFollow={ignore} meanwhile={<Waiting />} />
    </section>
  );
}

function Waiting() {
  return (
    <div aria-busy="true">
      <Skeleton />
      <Skeleton />
    </div>
  );
}
