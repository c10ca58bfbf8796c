interface KeyPress {
  readonly key: string;
  readonly target: EventTarget;
  readonly nativeEvent: { readonly isComposing: boolean };
  preventDefault(): void;
}

const inputs = "input:not([type=checkbox]), select";

/** On a phone the key that says "next" leads to the next field; the last one sends the form. */
export function nextOnEnter(event: KeyPress): void {
  const { key, target, nativeEvent } = event;
  if (key !== "Enter" || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || target.enterKeyHint !== "next") return;
  const fields = [...(target.form?.querySelectorAll<HTMLElement>(inputs) ?? [])];
  const next = fields[fields.indexOf(target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
