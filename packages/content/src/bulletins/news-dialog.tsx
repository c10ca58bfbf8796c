import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Dialog } from "@naluma/ui/dialog";
import { useSetAtom } from "jotai";
import { words } from "../words.ts";
import { NewsReader } from "./bulletin-reader.tsx";
import { newsOpenAtom } from "./bulletin-state.ts";

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
      className="bulletins"
    >
      <NewsReader
        memberId={memberId}
        onFollow={onClose}
        meanwhile={<div className="bulletins-skeleton" aria-busy="true" />}
      />
    </Dialog>
  );
}
