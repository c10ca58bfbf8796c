import { useApi } from "@naluma/api-client/react";
import { formatDay, readTime } from "@naluma/i18n/dates";
import { useLocale, useWords } from "@naluma/i18n/react";
import { pictureAddress } from "@naluma/site/address";
import { displayDevice } from "@naluma/site/device";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { Empty } from "@naluma/ui/empty";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { Tabs } from "@naluma/ui/tabs";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { OperatorText } from "../operator-text/operator-text.tsx";
import { words } from "../words.ts";
import { forDevice, mostTitles, type Bulletin } from "./bulletin.ts";
import { bulletinHistoryQuery } from "./bulletins-queries.ts";

interface NewsReaderProps {
  /** Undefined for a visitor. */
  memberId: number | undefined;
  onFollow: () => void;
  meanwhile: ReactNode;
}

/** The operator's news: all bulletins for this device, including those that no longer pop up. */
export function NewsReader({ memberId, onFollow, meanwhile }: NewsReaderProps) {
  const t = useWords(words);
  const site = useSite();
  const { data, isError, isFetching, refetch } = useQuery(
    bulletinHistoryQuery(useApi(), site, useLocale(), memberId),
  );
  if (data) {
    const news = forDevice(data, displayDevice(site.client));
    if (news.length > 0) return <BulletinReader bulletins={news} onFollow={onFollow} />;
    return <Empty title={t("content.news_empty")} />;
  }
  if (isError)
    return (
      <ErrorNotice
        text={t("content.news_failed")}
        retry={{ label: t("content.retry"), onRetry: () => void refetch(), busy: isFetching }}
      />
    );
  return meanwhile;
}

interface BulletinReaderProps {
  /** Contains at least one bulletin. */
  bulletins: readonly Bulletin[];
  /** A link to one of our pages was pressed. */
  onFollow: () => void;
}

/** Titles on one side, the text of the selected one on the other; a single bulletin shows no list of titles. */
export function BulletinReader({ bulletins, onFollow }: BulletinReaderProps) {
  const t = useWords(words);
  const { template } = useSite();
  const [most, setMost] = useState(mostTitles);
  const [chosen, setChosen] = useState(0);
  const titles = bulletins.slice(0, most);
  const titleOf = (bulletin: Bulletin, at: number) =>
    bulletin.title || t("content.bulletin_untitled", { place: at + 1 });

  const [only, ...others] = titles;
  if (!only) return null;
  if (others.length === 0)
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long one scrolls in here, by keyboard too
      <div className="bulletin-only" tabIndex={0}>
        <BulletinText bulletin={only} title={titleOf(only, 0)} onFollow={onFollow} />
      </div>
    );
  return (
    <Tabs
      look={template === "mobile" ? "cards" : "side"}
      label={t("content.bulletin_titles")}
      value={String(chosen)}
      onValue={(value) => setChosen(Number(value))}
      tabs={titles.map((bulletin, at) => ({
        // The ids are not unique: the list may combine bulletins from two platforms.
        value: String(at),
        label: (
          <>
            <span className="bulletin-title">{titleOf(bulletin, at)}</span>
            <Day of={bulletin} />
          </>
        ),
        content: (
          <BulletinText bulletin={bulletin} title={titleOf(bulletin, at)} onFollow={onFollow} />
        ),
      }))}
      after={
        bulletins.length > most && (
          <Button look="line" size="s" onClick={() => setMost(most + mostTitles)}>
            {t("content.news_older")}
          </Button>
        )
      }
    />
  );
}

/** Renders nothing if the platform's timestamp cannot be parsed. */
function Day({ of: { updatedAt } }: { of: Bulletin }) {
  const locale = useLocale();
  const time = readTime(updatedAt);
  if (!time) return null;
  return (
    <time className="bulletin-date" dateTime={time.toISOString()}>
      {formatDay(time, locale)}
    </time>
  );
}

function BulletinText({
  bulletin,
  title,
  onFollow,
}: {
  bulletin: Bulletin;
  title: string;
  onFollow: () => void;
}) {
  return (
    <article className="bulletin">
      <header>
        <h3>{title}</h3>
        <Day of={bulletin} />
      </header>
      {bulletin.isPicture ? (
        <PictureOf bulletin={bulletin} title={title} />
      ) : (
        <OperatorText html={bulletin.content} under={3} onFollow={onFollow} />
      )}
    </article>
  );
}

/** Shows a message for a picture that is not allowed or fails to load. */
function PictureOf({ bulletin, title }: { bulletin: Bulletin; title: string }) {
  const t = useWords(words);
  const { settings } = useSite();
  const address = pictureAddress(bulletin.content.trim(), settings);
  const [broken, setBroken] = useState<string>();
  if (address === undefined || broken === address)
    return <p className="dim">{t("content.picture_failed")}</p>;
  return <img src={address} alt={title} decoding="async" onError={() => setBroken(address)} />;
}
