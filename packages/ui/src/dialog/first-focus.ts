const inputs = ":is(input:not([type=hidden]), textarea, select):not(:disabled)";

/**
 * What gets focus first: a part marked `data-first`; else on a sheet the sheet itself, because an
 * input would raise the keyboard over it; else the first input; else the browser's order decides.
 */
export function firstFocus(dialog: HTMLElement, sheet: boolean): HTMLElement | undefined {
  const marked = dialog.querySelector<HTMLElement>("[data-first]");
  if (marked) return marked;
  if (sheet) return dialog;
  return dialog.querySelector<HTMLElement>(inputs) ?? undefined;
}
