/**
 * Keeps the last press on a button whose code is still loading; native controls such as links work
 * without it. React stops the event at the document, so the listener is on the window. Ends with `giveBack`,
 * which repeats the press, or with `forget`. The document also inlines this function as text, for the time
 * before any code has loaded, so it may use nothing but its parameter.
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
        // If the part was rendered again, the button with the same label replaces the pressed one.
        const again = button.isConnected
          ? button
          : [...container.querySelectorAll("button")].find((one) => labelOf(one) === label);
        again?.click();
      }
      held = undefined;
    },
  };
}
