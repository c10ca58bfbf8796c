/**
 * Keeps the last press on a button of a place whose code is still on its way; the browser's own
 * controls, links say, work without it. React stops such a press at the document, so it is heard at the
 * window. Ends with `giveBack`, which presses again, or with `forget`. A document also prints it as text,
 * for the time before any code: it uses nothing but its parameter.
 */
export function holdPress(container: Element) {
  let held: { button: HTMLButtonElement; label: string | null } | undefined;
  const labelOf = (button: Element) => button.getAttribute("aria-label") ?? button.textContent;
  const hold = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button && container.contains(button)) held = { button, label: labelOf(button) };
  };
  window.addEventListener("click", hold, true);
  const forget = () => window.removeEventListener("click", hold, true);
  return {
    forget,
    giveBack() {
      forget();
      if (held) {
        const { button, label } = held;
        // Where the part was drawn anew, the button of the same name stands for the one that was pressed.
        const again = button.isConnected
          ? button
          : [...container.querySelectorAll("button")].find((one) => labelOf(one) === label);
        again?.click();
      }
      held = undefined;
    },
  };
}
