import { HeartFillIcon, HeartIcon } from "../icon/index.ts";

export interface FavouriteProps {
  /** Says which game: "Favourite: Jade Koi River". It stays the same; whether it is one, the toggle says. */
  label: string;
  pressed: boolean;
  onToggle: () => void;
}

/** The heart in the corner of a tile. */
export function Favourite({ label, pressed, onToggle }: FavouriteProps) {
  return (
    <button
      type="button"
      className="fav"
      aria-label={label}
      aria-pressed={pressed}
      onClick={onToggle}
    >
      {pressed ? <HeartFillIcon /> : <HeartIcon />}
    </button>
  );
}
