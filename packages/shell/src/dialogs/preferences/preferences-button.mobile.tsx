import { useWords } from "@naluma/i18n/react";
import { GlobeIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { lazyView } from "@naluma/ui/lazy-view";
import { useState } from "react";
import { words } from "../../words.ts";

const PreferencesSheet = lazyView(() => import("./preferences-sheet.mobile.tsx"));

/** For visitors; members find the same in the tab bar's sheet. */
export default function PreferencesButton() {
  const t = useWords(words);
  const [open, setOpen] = useState(false);
  return (
    <span className="for-visitor">
      <IconButton
        label={t("shell.preferences")}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <GlobeIcon />
      </IconButton>
      {open && <PreferencesSheet onClose={() => setOpen(false)} />}
    </span>
  );
}
