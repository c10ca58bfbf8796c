import { element } from "./elements.ts";

interface Option {
  readonly value: string;
  /** What the option is called, too: it holds words, or words that only screen readers hear. */
  readonly content: readonly (Node | string)[];
  readonly className?: string;
}

/** A choice among several, with native radio buttons: arrow keys move, screen readers count. */
export interface RadioGroup {
  readonly box: HTMLFieldSetElement;
  value(): string;
  /** Nothing happens for a value that no option has. */
  choose(value: string): void;
  lock(isLocked: boolean): void;
}

/** @param name distinguishes the groups of a page */
export function radioGroup(
  name: string,
  {
    legend,
    className,
    options,
    changed,
  }: {
    readonly legend: string;
    readonly className: string;
    readonly options: readonly Option[];
    readonly changed?: () => void;
  },
): RadioGroup {
  const inputs = options.map(({ value }, index) => {
    const input = document.createElement("input");
    input.type = "radio";
    input.name = name;
    input.value = value;
    input.className = "unseen";
    input.checked = index === 0;
    return input;
  });
  const box = document.createElement("fieldset");
  box.className = className;
  box.append(
    element("legend", "unseen", legend),
    ...options.map(({ className: own = "", content }, index) =>
      element("label", own, inputs[index] ?? "", ...content),
    ),
  );
  box.addEventListener("change", () => changed?.());
  return {
    box,
    value: () => inputs.find((input) => input.checked)?.value ?? "",
    choose(value) {
      const wanted = inputs.find((input) => input.value === value);
      if (wanted) wanted.checked = true;
    },
    lock(isLocked) {
      box.disabled = isLocked;
    },
  };
}
