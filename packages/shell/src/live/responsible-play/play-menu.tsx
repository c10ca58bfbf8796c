import type { MenuSlot } from "@naluma/game-launcher";
import { useWords } from "@naluma/i18n/react";
import { useSession } from "@naluma/member";
import { restWords as memberWords } from "@naluma/member/rest-words";
import { ClockIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { lazyView } from "@naluma/ui/lazy-view";
import { Suspense, useState } from "react";
import { leaveFullScreen } from "./game-page.ts";

const PlayDialog = lazyView(() => import("./play-dialog.tsx"));

/** Part of a game's bar: the session so far, the activity and the reality check, without leaving the game. */
export const PlayMenu: MenuSlot = () => {
  if (useSession().role !== "member") return null;
  return (
    <Suspense>
      <MenuButton />
    </Suspense>
  );
};

function MenuButton() {
  const t = useWords(memberWords);
  const [isOpen, setOpen] = useState(false);
  const show = async () => {
    await leaveFullScreen(document);
    setOpen(true);
  };
  return (
    <>
      <IconButton
        label={t("centre.play")}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void show()}
      >
        {/* Not a shield icon: the game below uses one for fairness. */}
        <ClockIcon />
      </IconButton>
      {/* The Suspense boundary must not include the button: if hidden, it would lose the focus. */}
      <Suspense>{isOpen && <PlayDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
