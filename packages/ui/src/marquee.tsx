import type { ReactNode } from "react";
import { IconButton } from "./icon-button.tsx";
import { CaretLeftIcon, CaretRightIcon, MegaphoneFillIcon, PauseIcon, PlayIcon } from "./icon.ts";
import { useMarquee } from "./use-marquee.ts";

export interface MarqueeProps {
  /** The accessible name of the region: "Announcements". */
  label: string;
  items: readonly { readonly id: number; readonly content: ReactNode }[];
  words: { pause: string; resume: string; before: string; after: string };
}

/**
 * A single line of endlessly scrolling texts. It pauses on hover and focus. After the pause button, or
 * with reduced motion, it moves only on demand.
 */
export function Marquee({ label, items, words }: MarqueeProps) {
  const { ref, trackRef, fits, goesRound, still, stopped, toggle, step, onFocus } = useMarquee();
  const list = items.map(({ id, content }) => <li key={id}>{content}</li>);
  return (
    <section className="marquee" aria-label={label} ref={ref}>
      <MegaphoneFillIcon />
      <div className="marquee-window" data-fades={!(fits && still) || undefined}>
        <div className="marquee-track" ref={trackRef} onFocus={onFocus}>
          <ul>{list}</ul>
          {goesRound && (
            <ul aria-hidden="true" inert>
              {list}
            </ul>
          )}
        </div>
      </div>
      {!fits && stopped && (
        <>
          <IconButton className="marquee-arrow" label={words.before} onClick={() => step(-1)}>
            <CaretLeftIcon size="s" />
          </IconButton>
          <IconButton label={words.after} onClick={() => step(1)}>
            <CaretRightIcon size="s" />
          </IconButton>
        </>
      )}
      {!still && (
        <IconButton label={stopped ? words.resume : words.pause} onClick={toggle}>
          {stopped ? <PlayIcon size="s" /> : <PauseIcon size="s" />}
        </IconButton>
      )}
    </section>
  );
}
