import { useWords } from "@naluma/i18n/react";
import { lazyView } from "@naluma/ui/later";
import { useStore } from "jotai";
import { useEffect, useState } from "react";
import { words } from "../words.ts";
import type { PopUpProps } from "./bulletin.ts";
import { openNews } from "./open-news.ts";
import { usePopUp } from "./use-pop-up.ts";

const BulletinDialog = lazyView(() => import("./bulletin-dialog.tsx"));

/** The operator's bulletins, where they pop up. */
export default function PopUp(props: PopUpProps) {
  const t = useWords(words);
  const store = useStore();
  const view = usePopUp(props, BulletinDialog.preload);
  if (!view) return null;
  const { bulletins, hasMore, isWaiting, close, putOff } = view;
  if (isWaiting) return <Announced title={bulletins[0]?.title} />;
  const readAll = () => {
    close();
    openNews(store);
  };
  return (
    <BulletinDialog
      title={t("content.bulletins")}
      bulletins={bulletins}
      unasked={{ mayOpen: props.mayComeUp, onPutOff: putOff }}
      onClose={close}
      {...(hasMore && { onReadAll: readAll })}
    />
  );
}

/** Whoever cannot see the count at the news hears of them. */
function Announced({ title }: { title: string | undefined }) {
  const t = useWords(words);
  const [text, setText] = useState("");
  // A line that comes with its words in it is not read out.
  useEffect(() => setText(`${t("content.bulletins")}: ${title ?? ""}`), [t, title]);
  return <output className="vh">{text}</output>;
}
