import { useApi } from "@naluma/api-client/react";
import { useLocale, useWords } from "@naluma/i18n/react";
import { displayDevice } from "@naluma/site/device";
import { useSite } from "@naluma/site/use-site";
import { Dialog } from "@naluma/ui/dialog";
import { Empty } from "@naluma/ui/empty";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { useQuery } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { words } from "../words.ts";
import { BulletinReader } from "./bulletin-reader.tsx";
import { forDevice } from "./bulletin.ts";
import { bulletinHistoryQuery } from "./bulletins-queries.ts";
import { newsOpenAtom } from "./open-news.ts";

/** The operator's news: all bulletins, including those that no longer pop up. */
export default function NewsDialog({ memberId }: { memberId: number | undefined }) {
  const t = useWords(words);
  const close = useSetAtom(newsOpenAtom);
  const { template } = useSite();
  const onClose = () => close(false);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("content.news")}
      closeLabel={t("content.close")}
      as={template === "mobile" ? "sheet" : "modal"}
      className="bl"
    >
      <Inside memberId={memberId} onClose={onClose} />
    </Dialog>
  );
}

function Inside({ memberId, onClose }: { memberId: number | undefined; onClose: () => void }) {
  const t = useWords(words);
  const site = useSite();
  const { data, isError, isFetching, refetch } = useQuery(
    bulletinHistoryQuery(useApi(), site, useLocale(), memberId),
  );
  if (data) {
    const news = forDevice(data, displayDevice(site.client));
    if (news.length > 0) return <BulletinReader bulletins={news} onFollow={onClose} />;
    return <Empty title={t("content.news_empty")} />;
  }
  if (isError)
    return (
      <ErrorNotice
        text={t("content.news_failed")}
        retry={{ label: t("content.retry"), onRetry: () => void refetch(), busy: isFetching }}
      />
    );
  return <div className="bl-wait" aria-busy="true" />;
}
