import type { ReactNode } from "react";
import {
  CaretLeftIcon,
  CaretRightIcon,
  MegaphoneFillIcon,
  PauseIcon,
  PlayIcon,
} from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { useMarquee } from "./use-marquee.ts";

export interface MarqueeProps {
  /** Name of the region: "Announcements". */
  label: string;
  items: readonly { readonly id: number; readonly content: ReactNode }[];
  words: { pause: string; resume: string; before: string; after: string };
}

/**
 * One line of texts that pass by for ever. It waits while the pointer or the focus is on it, and after
 * the pause button it moves on demand only, as it does where the system asks for less motion. Texts
 * that fit stand still.
 */
export function Marquee({ label, items, words }: MarqueeProps) {
  const { ref, trackRef, runs, still, stopped, toggle, step, onFocus } = useMarquee();
  // The button stands there from the first paint on; it goes where there is nothing to pause.
  const fits = runs === false;
  const list = items.map(({ id, content }) => <li key={id}>{content}</li>);
  return (
    <section className="mq" aria-label={label} ref={ref}>
      <MegaphoneFillIcon />
      <div className="mq-t" data-runs={!fits || undefined}>
        <div className="mq-r" ref={trackRef} onFocus={onFocus}>
          <ul>{list}</ul>
          {runs && (
            <ul aria-hidden="true" inert>
              {list}
            </ul>
          )}
        </div>
      </div>
      {!fits && stopped && (
        <>
          <IconButton className="mq-b" label={words.before} onClick={() => step(-1)}>
            <CaretLeftIcon size="s" />
          </IconButton>
          <IconButton label={words.after} onClick={() => step(1)}>
            <CaretRightIcon size="s" />
          </IconButton>
        </>
      )}
      {!fits && !still && (
        <IconButton label={stopped ? words.resume : words.pause} onClick={toggle}>
          {stopped ? <PlayIcon size="s" /> : <PauseIcon size="s" />}
        </IconButton>
      )}
    </section>
  );
}
