import { useEffect, useEffectEvent } from "react";

const typing = "input, textarea, select, [contenteditable]";

/** `/` focuses the search, unless the player is typing or a dialog is open. */
export function useSlash(go: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(typing)))
      return;
    if (document.querySelector("[aria-modal=true]")) return;
    event.preventDefault();
    go();
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, []);
}
