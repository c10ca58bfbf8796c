const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A place beside is further away than one ahead. */
const aside = 2.5;

const middleOf = (place: Element): readonly [number, number] => {
  const { left, top, width, height } = place.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** One stop of the Tab key for many buttons: arrow keys lead to the nearest one in their direction. */
export function arrowKeys(box: HTMLElement, places: readonly HTMLElement[]): void {
  const focusable = (chosen: Element | undefined): void => {
    for (const place of places) place.tabIndex = place === chosen ? 0 : -1;
  };
  focusable(places[0]);
  box.addEventListener("focusin", ({ target }) => {
    focusable(places.find((place) => place === target) ?? places[0]);
  });
  box.addEventListener("keydown", (event) => {
    const direction = directions[event.key];
    const from = places.find((place) => place === event.target);
    if (!direction || !from) return;
    event.preventDefault();
    const [dx, dy] = direction;
    const [x, y] = middleOf(from);
    const ahead = places.flatMap((place) => {
      const [placeX, placeY] = middleOf(place);
      const along = (placeX - x) * dx + (placeY - y) * dy;
      const across = Math.abs((placeX - x) * dy) + Math.abs((placeY - y) * dx);
      return along > 1 ? [{ place, distance: along + across * aside }] : [];
    });
    ahead.toSorted((one, other) => one.distance - other.distance)[0]?.place.focus();
  });
}
