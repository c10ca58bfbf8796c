import { byId } from "./elements.ts";

/** Shortcut keys that press a button on every page unless another control has the focus; the buttons show them. */
const buttons: Readonly<Record<string, string>> = { "-": "stake-less", "+": "stake-more" };

export function connectKeys(startOrSkip: () => void): void {
  document.addEventListener("keydown", (event) => {
    const isFree = event.target === document.body && !document.querySelector("dialog[open]");
    if (!isFree || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.code === "Space") {
      event.preventDefault();
      startOrSkip();
      return;
    }
    const id = buttons[event.key];
    if (id !== undefined) byId(id).click();
  });
}
