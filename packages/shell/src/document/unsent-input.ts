/**
 * Whether a form on the page holds unsent input, in which case the page must not be reloaded. Documents also print it
 * as text, so it uses nothing but its parameter.
 */
export function hasUnsentInput(document: Document): boolean {
  // Field types without typed input.
  const notTyped = /^(hidden|submit|button|reset|image|checkbox|radio|range)$/;
  return [...document.forms].some((form) =>
    [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
      ({ type, readOnly, value }) => !notTyped.test(type) && !readOnly && value !== "",
    ),
  );
}
