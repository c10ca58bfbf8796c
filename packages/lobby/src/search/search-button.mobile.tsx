import { useWords } from "@naluma/i18n/react";
import { MagnifyingGlassIcon } from "@naluma/ui/icon";
import { IconButton } from "@naluma/ui/icon-button";
import { lazyView } from "@naluma/ui/lazy-view";
import { Suspense, useState } from "react";
import { words } from "../words.ts";
import type { SearchProps } from "./search-panel.tsx";

const SearchSheet = lazyView(() => import("./search-sheet.mobile.tsx"));

/** Opens the search, which fills the screen of a phone. */
export default function SearchButton(props: SearchProps) {
  const t = useWords(words);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className="search-open"
        label={t("lobby.search")}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MagnifyingGlassIcon />
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <SearchSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
