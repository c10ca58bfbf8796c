import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { CheckIcon } from "../icon/index.ts";
import { Popover } from "../popover/index.ts";
import { listKey } from "./list-keys.ts";
import type { SelectProps } from "./select.tsx";

/** Letters typed within this time are one word, in milliseconds. */
const wordPause = 500;

interface SelectListProps extends Pick<SelectProps, "label" | "options" | "value" | "onValue"> {
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The list has the focus, and says which of its options is marked (ARIA's collapsible listbox). */
export default function SelectList(props: SelectListProps) {
  const { label, options, value, onValue, anchor, onClose } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", at: 0 });
  const [marked, setMarked] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );

  useEffect(() => {
    list.current?.children[marked]?.scrollIntoView({ block: "nearest" });
  }, [marked]);

  const take = (place: number) => {
    const option = options[place];
    if (option) onValue(option.value);
    onClose();
  };

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Tab") {
      event.preventDefault();
      return onClose();
    }
    const before = event.timeStamp - typed.current.at > wordPause ? "" : typed.current.text;
    const texts = options.map(({ text }) => text);
    const does = listKey(event.key, { texts, marked, typed: before });
    if (does === undefined) return;
    event.preventDefault();
    if (does === "take") return take(marked);
    if (event.key.length === 1) {
      typed.current = { text: before + event.key, at: event.timeStamp };
    }
    setMarked(does.goTo);
  };

  return (
    <Popover open anchor={anchor} onClose={onClose} label={label} align="start" className="sel-pop">
      <div
        ref={list}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the browser's own list shows no signs
        role="listbox"
        aria-label={label}
        aria-activedescendant={`${id}-${marked}`}
        tabIndex={0}
        className="sel-list"
        onKeyDown={press}
      >
        {options.map((option, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the list around it has the focus and hears the keys
          <div
            key={option.value}
            id={`${id}-${place}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as its list
            role="option"
            aria-selected={option.value === value}
            data-marked={place === marked || undefined}
            onPointerMove={() => setMarked(place)}
            onClick={() => take(place)}
          >
            {option.sign}
            <span className="grow">{option.text}</span>
            {option.value === value && <CheckIcon size="s" />}
          </div>
        ))}
      </div>
    </Popover>
  );
}
