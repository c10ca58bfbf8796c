/**
 * Whether a form on the page holds what was typed and not sent: the page must not be loaded anew under it.
 * A document also prints it as text: it uses nothing but its parameter.
 */
export function hasUnsentInput(document: Document): boolean {
  // Kinds of fields that nobody types into.
  const notTyped = /^(hidden|submit|button|reset|image|checkbox|radio|range)$/;
  return [...document.forms].some((form) =>
    [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
      ({ type, readOnly, value }) => !notTyped.test(type) && !readOnly && value !== "",
    ),
  );
}
