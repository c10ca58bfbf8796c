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

/** From here on one chip of the rail is a stop of the tab key: the one that has the focus. Arrows lead to the others. */
export function moveRovingFocus(rail: HTMLElement): void {
  for (const chip of chipsOf(rail)) chip.tabIndex = chip === document.activeElement ? 0 : -1;
  // The same listener is added once.
  rail.addEventListener("keydown", follow);
}
