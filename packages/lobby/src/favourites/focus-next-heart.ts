/** What is chosen above the games: there the keyboard goes on where no game is left. */
const chosenList = '.lists [aria-pressed="true"], [role="tab"][aria-selected="true"]';

function heartBeside(heart: Element): HTMLElement | undefined {
  const place = heart.closest("li, [role=gridcell]");
  for (const beside of [place?.nextElementSibling, place?.previousElementSibling]) {
    const found = beside?.querySelector<HTMLElement>(".fav");
    if (found) return found;
  }
  return undefined;
}

/**
 * A ref of a heart. A game that is no favourite any more leaves the list with the heart that has the
 * focus. The next game's heart has it then.
 */
export function focusNextHeart(heart: HTMLElement | null): (() => void) | undefined {
  if (!heart) return undefined;
  return () => {
    if (document.activeElement !== heart) return;
    const next = heartBeside(heart) ?? document.querySelector<HTMLElement>(chosenList);
    // By then React has taken the tile out.
    queueMicrotask(() => next?.focus());
  };
}
