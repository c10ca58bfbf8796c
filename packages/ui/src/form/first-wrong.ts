const focusable = "input:not([type=hidden]):not(:disabled), select, textarea, button, [tabindex]";

/** The first field of a form that is marked wrong, in the order of the page. */
export function firstWrong(form: HTMLElement): HTMLElement | undefined {
  const marked = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!marked || marked.matches(focusable)) return marked ?? undefined;
  return marked.querySelector<HTMLElement>(focusable) ?? undefined;
}
