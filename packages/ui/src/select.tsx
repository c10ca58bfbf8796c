import { useState, type KeyboardEvent } from "react";
import { CaretDownIcon } from "./icon.ts";
import { lazyView } from "./lazy-view.tsx";
import type { Choice } from "./select-list.tsx";

const List = lazyView(() => import("./select-list.tsx"));

export interface SelectProps extends Choice {
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A choice outside a form, such as an order or a currency. Its list loads on the first press; forms
 * use `SelectField`, which has the browser's own list.
 */
export function Select(props: SelectProps) {
  const { label, options, value, onValue, placeholder, disabled, className } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);

  const press = (event: KeyboardEvent) => {
    if (disabled || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
    event.preventDefault();
    setOpen(true);
  };

  return (
    <>
      <button
        ref={setAnchor}
        type="button"
        className={className === undefined ? "select" : `select ${className}`}
        aria-label={chosen ? `${label}: ${chosen.text}` : label}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-disabled={disabled || undefined}
        onClick={() => !disabled && setOpen(!open)}
        onKeyDown={press}
      >
        <span className={chosen ? undefined : "dim"}>{chosen ? chosen.text : placeholder}</span>
        <CaretDownIcon size="s" />
      </button>
      {open && (
        <List
          label={label}
          options={options}
          value={value}
          onValue={onValue}
          anchor={anchor}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
