/** What a key does in a list of choices: go to a place, take the one that is marked, or nothing. */
export type ListKey = { goTo: number } | "take" | undefined;

/** `texts` of the choices, the `marked` one's place, and what was typed shortly before, if anything. */
export interface ListState {
  texts: readonly string[];
  marked: number;
  typed: string;
}

/** The place whose text begins with what is typed, from the marked one on; one letter goes further. */
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
