/** The effect of a key in a list of options: go to an index, take the marked option, or none. */
export type ListKey = { goTo: number } | "take" | undefined;

/** The `texts` of the options, the index of the `marked` one, and the letters typed shortly before, if any. */
export interface ListState {
  texts: readonly string[];
  marked: number;
  typed: string;
}

/** The index of the option that begins with the typed letters, from the marked one on; a single letter moves on. */
function indexOfTyped({ texts, marked }: ListState, typed: string): number | undefined {
  const first = typed.slice(0, 1);
  const same = typed === first.repeat(typed.length);
  const wanted = (same ? first : typed).toLocaleLowerCase();
  const from = same ? marked + 1 : marked;
  for (let step = 0; step < texts.length; step += 1) {
    const place = (from + step) % texts.length;
    if (texts[place]?.toLocaleLowerCase().startsWith(wanted)) return place;
  }
  return undefined;
}

export function listKey(key: string, place: ListState): ListKey {
  const last = place.texts.length - 1;
  switch (key) {
    case "ArrowDown":
      return { goTo: Math.min(last, place.marked + 1) };
    case "ArrowUp":
      return { goTo: Math.max(0, place.marked - 1) };
    case "Home":
      return { goTo: 0 };
    case "End":
      return { goTo: last };
    case "Enter":
    case " ":
      return "take";
    default: {
      const found = key.length === 1 ? indexOfTyped(place, place.typed + key) : undefined;
      return found === undefined ? undefined : { goTo: found };
    }
  }
}
