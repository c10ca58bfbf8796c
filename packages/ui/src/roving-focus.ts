const chipsOf = (rail: Element) => [...rail.querySelectorAll("button")];

function follow(event: KeyboardEvent): void {
  if (!(event.currentTarget instanceof Element)) return;
  const chips = chipsOf(event.currentTarget);
  const at = chips.findIndex((chip) => chip === event.target);
  const places: ReadonlyMap<string, number> = new Map([
    ["ArrowLeft", at - 1],
    ["ArrowRight", at + 1],
    ["Home", 0],
    ["End", chips.length - 1],
  ]);
  const to = chips[places.get(event.key) ?? -1];
  if (!to) return;
  event.preventDefault();
  to.focus();
}

/** Makes the rail a single Tab stop, the chip with the focus; arrow keys move to the others. */
export function moveRovingFocus(rail: HTMLElement): void {
  for (const chip of chipsOf(rail)) chip.tabIndex = chip === document.activeElement ? 0 : -1;
  // Adding the same listener again has no effect.
  rail.addEventListener("keydown", follow);
}
