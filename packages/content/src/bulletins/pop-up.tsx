import { useWords } from "@naluma/i18n/react";
import { lazyView } from "@naluma/ui/later";
import { words } from "../words.ts";
import type { PopUpProps } from "./bulletin.ts";
import { usePopUp } from "./use-pop-up.ts";

const BulletinDialog = lazyView(() => import("./bulletin-dialog.tsx"));

/** The operator's bulletins, where they pop up. */
export default function PopUp(props: PopUpProps) {
  const t = useWords(words);
  const view = usePopUp(props);
  if (!view) return null;
  return (
    <BulletinDialog
      title={t("content.bulletins")}
      bulletins={view.bulletins}
      onClose={view.close}
    />
  );
}
