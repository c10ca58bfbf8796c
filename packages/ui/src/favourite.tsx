import type { Ref } from "react";
import { ArrowsClockwiseIcon, HeartFillIcon, HeartIcon } from "./icon.ts";

export interface FavouriteProps {
  /**
   * Names the game: "Favourite: Jade Koi River". It does not change; the pressed state says whether it is a favourite.
   */
  label: string;
  pressed: boolean;
  onToggle: () => void;
  /** Whether it is a Tab stop; true by default. */
  reached?: boolean | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** The heart in the corner of a tile. */
export function Favourite({ label, pressed, onToggle, reached, ref }: FavouriteProps) {
  return (
    <button
      ref={ref}
      type="button"
      className="favourite"
      tabIndex={reached === false ? -1 : undefined}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onToggle}
    >
      {pressed ? <HeartFillIcon /> : <HeartIcon />}
    </button>
  );
}

export interface FavouriteAgainProps extends Pick<FavouriteProps, "reached"> {
  /** "Your favourites could not be loaded. Try again" */
  label: string;
  busy: boolean;
  onPress: () => void;
}

/** Replaces the heart if it is unknown whether the game is a favourite. */
export function FavouriteAgain({ label, busy, onPress, reached }: FavouriteAgainProps) {
  return (
    <button
      type="button"
      className="favourite"
      tabIndex={reached === false ? -1 : undefined}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      title={label}
      onClick={busy ? undefined : onPress}
    >
      <ArrowsClockwiseIcon />
    </button>
  );
}
