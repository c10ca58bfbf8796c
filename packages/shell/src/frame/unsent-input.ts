/** Kinds of fields that somebody types into. */
const typed = "input, textarea";
const notTyped = ["hidden", "submit", "button", "reset", "image", "checkbox", "radio", "range"];

const holds = (field: Element): boolean =>
  (field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && !notTyped.includes(field.type))) &&
  !field.readOnly &&
  field.value !== "";

/** Whether a form on the page holds what was typed and not sent: the page must not be loaded anew under it. */
export const hasUnsentInput = (document: Document): boolean =>
  [...document.forms].some((form) => [...form.querySelectorAll(typed)].some(holds));
