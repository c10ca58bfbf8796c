import { currencyCode } from "@naluma/i18n";
import { useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { CaretDownIcon, GlobeIcon } from "@naluma/ui/icon";
import { lazyView } from "@naluma/ui/lazy-view";
import { VisuallyHidden } from "@naluma/ui/visually-hidden";
import { useState } from "react";
import { useApp } from "../../page/app/use-app.ts";
import { words } from "../../words.ts";
import { languageNames } from "./language-names.ts";

const PreferencesPopover = lazyView(() => import("./preferences-popover.desktop.tsx"));

/** Shows the language and currency of the page, and opens the choice of both and of the theme. */
export default function PreferencesButton() {
  const t = useWords(words);
  const { locale } = useApp().page;
  const { currency } = useSite();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={setButton}
        type="button"
        className="locale-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <GlobeIcon />
        <span translate="no">
          {languageNames[locale]}
          {/* A member's currency is shown with the balance. */}
          <span className="for-visitor">, {currencyCode(currency)}</span>
        </span>
        <VisuallyHidden>{t("shell.preferences")}</VisuallyHidden>
        <CaretDownIcon size="s" />
      </button>
      {open && <PreferencesPopover anchor={button} onClose={() => setOpen(false)} />}
    </>
  );
}
