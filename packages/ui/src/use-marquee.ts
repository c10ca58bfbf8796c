import { type FocusEvent, type RefCallback, useCallback, useEffect, useRef, useState } from "react";
import { stopFrom, stopsOf } from "./stops.ts";
import { type Motion, useMotion } from "./use-motion.ts";

/** Pixels a second: slow enough to read along. */
const speed = 48;

export interface MarqueeState extends Motion {
  /** Everything can be read without a step. */
  readonly fits: boolean;
  /** It needs its copy behind it, so that no gap passes by. */
  readonly goesRound: boolean;
  /** For what holds the texts and their copy. */
  readonly trackRef: RefCallback<HTMLElement>;
  step(by: -1 | 1): void;
  onFocus(event: FocusEvent<HTMLElement>): void;
}

/**
 * The line is one animation for ever, which also keeps its place: a step sets its time. It is made in
 * the browser only, and follows the length of the texts.
 */
export function useMarquee(): MarqueeState {
  const motion = useMotion();
  const { moves } = motion;
  const track = useRef<HTMLElement>(null);
  const animation = useRef<Animation>(undefined);
  const time = useRef(0);
  /** Of the texts with the room behind them: after so many pixels their copy stands where they stood. */
  const [length, setLength] = useState<number>();
  const [fits, setFits] = useState(false);

  const trackRef = useCallback((element: HTMLElement | null) => {
    const list = element?.firstElementChild;
    if (!element || !list) return undefined;
    track.current = element;
    const measure = () => {
      const room = element.parentElement?.clientWidth ?? 0;
      const last = list.lastElementChild;
      setLength(list.getBoundingClientRect().width);
      setFits(last instanceof HTMLElement && last.offsetLeft + last.offsetWidth <= room);
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(list);
    if (element.parentElement) sizes.observe(element.parentElement);
    return () => sizes.disconnect();
  }, []);

  useEffect(() => {
    if (!track.current || !length) return undefined;
    const made = track.current.animate(
      [{ transform: "none" }, { transform: `translateX(${-length}px)` }],
      { duration: (length / speed) * 1_000, iterations: Number.POSITIVE_INFINITY },
    );
    made.pause();
    made.currentTime = time.current;
    animation.current = made;
    return () => {
      // Other texts, or a font that has come, do not send the reader back to the beginning.
      time.current = Number(made.currentTime ?? 0);
      made.cancel();
    };
  }, [length]);

  useEffect(() => {
    if (moves) animation.current?.play();
    else animation.current?.pause();
  }, [moves, length]);

  const goTo = (offset: number) => {
    // A press may come before the first measure: the line then begins there.
    time.current = (offset / speed) * 1_000;
    if (animation.current) animation.current.currentTime = time.current;
  };
  const texts = () =>
    [...(track.current?.firstElementChild?.children ?? [])].filter(
      (item) => item instanceof HTMLElement,
    );

  return {
    ...motion,
    fits,
    goesRound: length !== undefined && !motion.still,
    trackRef,
    step(by) {
      const room = track.current?.parentElement?.clientWidth ?? 0;
      const spans = texts().map((text) => ({ start: text.offsetLeft, width: text.offsetWidth }));
      const passed = (Number(animation.current?.currentTime ?? time.current) * speed) / 1_000;
      goTo(stopFrom(stopsOf(spans, room), length ? passed % length : 0, by));
    },
    onFocus({ target }) {
      const text = texts().find((item) => item.contains(target));
      if (text) goTo(text.offsetLeft);
    },
  };
}
