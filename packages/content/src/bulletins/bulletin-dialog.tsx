import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { Dialog, type Unasked } from "@naluma/ui/dialog";
import { words } from "../words.ts";
import { BulletinReader } from "./bulletin-reader.tsx";
import type { Bulletin } from "./bulletin.ts";

interface BulletinDialogProps {
  title: string;
  bulletins: readonly Bulletin[];
  unasked: Unasked;
  onClose: () => void;
  /** Opens the news, if there is more to read. */
  onReadAll?: () => void;
}

/** Closing is the only control; its effect depends on the operator's setting (docs/design.md#bulletins). */
export default function BulletinDialog({
  title,
  bulletins,
  unasked,
  onClose,
  onReadAll,
}: BulletinDialogProps) {
  const t = useWords(words);
  const { template } = useSite();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t("content.close")}
      as={template === "mobile" ? "sheet" : "modal"}
      className="bulletins bulletins-unasked"
      unasked={unasked}
      footer={
        onReadAll && (
          <Button look="line" className="grow" onClick={onReadAll}>
            {t("content.news")}
          </Button>
        )
      }
    >
      <BulletinReader bulletins={bulletins} onFollow={onClose} />
    </Dialog>
  );
}
