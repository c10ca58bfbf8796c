import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import { CheckIcon } from "./icon.ts";
import { listKey } from "./list-keys.ts";
import { Popover } from "./popover.tsx";

/** Letters typed within this time form one search text, in milliseconds. */
const wordPause = 500;

interface SelectOption {
  value: string;
  text: string;
  /** An icon or flag before the text. */
  sign?: ReactNode;
}

/** The options, and the chosen one. */
export interface Choice {
  /** The name of the choice: "Order". */
  label: string;
  options: readonly SelectOption[];
  value: string;
  onValue: (value: string) => void;
}

interface SelectListProps extends Choice {
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The list keeps the focus and names the marked option (ARIA's collapsible listbox). */
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

  const mark = (index: number) => {
    if (index >= 0) setMarked(index);
  };

  const take = (index: number) => {
    const option = options[index];
    if (!option) return;
    onValue(option.value);
    onClose();
  };

  /** The index of the option under a pointer or a screen reader's press; -1 between the options. */
  const indexOfTyped = ({ currentTarget, target }: SyntheticEvent) =>
    target instanceof Node
      ? [...currentTarget.children].findIndex((option) => option.contains(target))
      : -1;

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
    <Popover open anchor={anchor} onClose={onClose} label={label} align="start">
      <div
        ref={list}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `select` that lies open shows no signs before its texts
        role="listbox"
        aria-label={label}
        aria-activedescendant={`${id}-${marked}`}
        tabIndex={0}
        className="select-list"
        onKeyDown={press}
        onPointerMove={(event) => mark(indexOfTyped(event))}
        onClick={(event) => take(indexOfTyped(event))}
      >
        {options.map((option, index) => (
          <div
            key={option.value}
            id={`${id}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `option` belongs in a `select`
            role="option"
            aria-selected={option.value === value}
            data-marked={index === marked || undefined}
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
