import { useWords } from "@naluma/i18n/react";
import { Sheet } from "@naluma/ui/dialog";
import { MagnifyingGlassIcon } from "@naluma/ui/icon";
import { useDeferredValue, useId, useRef, useState } from "react";
import { restWords } from "../words.rest.ts";
import { words } from "../words.ts";
import SearchPanel, { type PanelKeys, type SearchProps } from "./search-panel.tsx";
import { useGameCount } from "./use-search-field.ts";

interface Props extends SearchProps {
  onClose: () => void;
}

/** The search on a phone. Opening it focuses the field. */
export default function SearchSheet(props: Props) {
  return <Search {...props} count={useGameCount()} />;
}

interface SheetProps extends Props {
  /** The number of searchable games, once it is known. */
  count: number | undefined;
}

function Search({ count, onClose, ...props }: SheetProps) {
  const t = useWords(words);
  const ts = useWords(restWords);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<PanelKeys>(undefined);
  const [text, setText] = useState("");
  const [active, setActive] = useState<string>();
  // The field is on the screen and has the focus before the results are rendered, which takes a slow phone 100 ms.
  const hasPanel = useDeferredValue(true, false);
  return (
    <Sheet
      open
      full
      onClose={onClose}
      title={ts("search.title")}
      closeLabel={t("lobby.close")}
      className="search-sheet"
    >
      <search>
        <label className="search">
          <MagnifyingGlassIcon />
          <input
            ref={field}
            data-first
            type="search"
            role="combobox"
            aria-label={t("lobby.search")}
            aria-expanded
            aria-haspopup="grid"
            aria-controls={id}
            aria-autocomplete="list"
            aria-activedescendant={active}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={
              count === undefined ? t("lobby.search") : t("lobby.search_count", { count })
            }
            onInput={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => keys.current?.(event)}
          />
        </label>
      </search>
      {hasPanel && (
        <SearchPanel
          {...props}
          id={id}
          text={text}
          onKeys={(next) => {
            keys.current = next;
          }}
          onText={(next) => {
            if (field.current) field.current.value = next;
            setText(next);
            field.current?.focus();
          }}
          onActive={setActive}
          onDone={onClose}
        />
      )}
    </Sheet>
  );
}
