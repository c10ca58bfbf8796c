import { useWords } from "@naluma/i18n/react";
import { MagnifyingGlassIcon } from "@naluma/ui/icon";
import { lazyView } from "@naluma/ui/lazy-view";
import { Suspense, useEffect, useId, useRef, useState } from "react";
import { words } from "../words.ts";
import type { PanelKeys, SearchProps } from "./search-panel.tsx";
import { useGameCount } from "./use-search-field.ts";

const Panel = lazyView(() => import("./search-panel.tsx"));

/** The search in the header: the results appear below the field, which keeps the focus. */
export default function SearchField(props: SearchProps) {
  return <Field {...props} count={useGameCount()} />;
}

interface FieldProps extends SearchProps {
  /** The number of searchable games, if known. */
  count: number | undefined;
}

function Field({ count, ...props }: FieldProps) {
  const t = useWords(words);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<PanelKeys>(undefined);
  const leaving = useRef(0);
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string>();

  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  const write = (next: string) => {
    if (field.current) field.current.value = next;
    setText(next);
  };

  // The field was focused before its code loaded.
  useEffect(() => {
    const { current } = field;
    if (!current) return;
    setText(current.value);
    if (document.activeElement === current) setOpen(true);
  }, []);
  useEffect(() => () => clearTimeout(leaving.current), []);

  return (
    <search
      className="search-box"
      // Lists and dialogs of the search are elsewhere in the document, but React bubbles their focus events here.
      onFocus={() => clearTimeout(leaving.current)}
      onBlur={() => {
        leaving.current = window.setTimeout(close);
      }}
    >
      <label className="search">
        <MagnifyingGlassIcon />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label={t("lobby.search")}
          aria-expanded={open}
          aria-haspopup="grid"
          aria-controls={open ? id : undefined}
          aria-autocomplete="list"
          aria-activedescendant={open ? active : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={count === undefined ? t("lobby.search") : t("lobby.search_count", { count })}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setOpen(true);
          }}
          onKeyDown={(event) => {
            if (event.key === "Escape") {
              event.preventDefault();
              if (open) close();
              else write("");
            } else if (open) keys.current?.(event);
            else if (event.key === "ArrowDown") setOpen(true);
          }}
        />
        <kbd aria-hidden="true">/</kbd>
      </label>
      {open && (
        <div className="search-popover">
          <Suspense fallback={null}>
            <Panel
              {...props}
              id={id}
              text={text}
              onKeys={(next) => {
                keys.current = next;
              }}
              onText={(next) => {
                write(next);
                field.current?.focus();
              }}
              onActive={setActive}
              onDone={close}
            />
          </Suspense>
        </div>
      )}
    </search>
  );
}
