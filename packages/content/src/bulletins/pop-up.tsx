import { useWords } from "@naluma/i18n/react";
import { lazyView } from "@naluma/ui/lazy-view";
import { useStore } from "jotai";
import { words } from "../words.ts";
import { openNews } from "./bulletin-state.ts";
import type { PopUpProps } from "./bulletin.ts";
import { usePopUp } from "./use-pop-up.ts";

const BulletinDialog = lazyView(() => import("./bulletin-dialog.tsx"));

export default function PopUp(props: PopUpProps) {
  const t = useWords(words);
  const store = useStore();
  const view = usePopUp(props, BulletinDialog.preload);
  const readAll = () => {
    view?.close();
    openNews(store);
  };
  return (
    <>
      {/* Announces the bulletins to players who cannot see the count. */}
      <output className="visually-hidden">
        {view?.isWaiting && `${t("content.bulletins")}: ${view.bulletins[0]?.title ?? ""}`}
      </output>
      {view && !view.isWaiting && (
        <BulletinDialog
          title={t("content.bulletins")}
          bulletins={view.bulletins}
          unasked={{ mayOpen: props.canInterrupt, onPutOff: view.putOff }}
          onClose={view.close}
          {...(view.hasMore && { onReadAll: readAll })}
        />
      )}
    </>
  );
}
