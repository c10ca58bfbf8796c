import { type FocusEvent, type RefCallback, useCallback, useEffect, useRef, useState } from "react";
import { type Motion, useMotion } from "./use-motion.ts";

/** Pixels per second, slow enough to read. */
const speed = 48;

export interface MarqueeState extends Motion {
  /** All texts are visible without a step. */
  readonly fits: boolean;
  /** The texts need a copy behind them, so that no gap is visible. */
  readonly goesRound: boolean;
  /** The ref for the element with the texts and their copy. */
  readonly trackRef: RefCallback<HTMLElement>;
  step(by: -1 | 1): void;
  onFocus(event: FocusEvent<HTMLElement>): void;
}

/**
 * The line is a single infinite animation that also stores its position: a step sets its time. It is created
 * in the browser only, and follows the length of the texts.
 */
export function useMarquee(): MarqueeState {
  const motion = useMotion();
  const { moves } = motion;
  const track = useRef<HTMLElement>(null);
  const animation = useRef<Animation>(undefined);
  const time = useRef(0);
  /** The length of the texts and the gap after them: after this many pixels, the copy is in their place. */
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
      // When the texts change or a font loads, the line keeps its position.
      time.current = Number(made.currentTime ?? 0);
      made.cancel();
    };
  }, [length]);

  useEffect(() => {
    if (moves) animation.current?.play();
    else animation.current?.pause();
  }, [moves, length]);

  const goTo = (offset: number) => {
    // If the button is pressed before the first measurement, the line starts from there.
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

/** The extent of one text, in pixels from the beginning of the line. */
interface Span {
  readonly start: number;
  readonly width: number;
}

/**
 * Where a step may stop, so that all texts can be read: at the beginning of each text and, within one
 * that is wider than the line, after each full width.
 */
export const stopsOf = (spans: readonly Span[], room: number): readonly number[] =>
  spans.flatMap(({ start, width }) => {
    const pages = room > 0 ? Math.max(1, Math.ceil(width / room)) : 1;
    return Array.from({ length: pages }, (_, page) => start + page * room);
  });

/** The next or previous stop, wrapping at the ends. Half a pixel does not count as a step. */
export function stopFrom(stops: readonly number[], at: number, by: -1 | 1): number {
  const [first = 0] = stops;
  const last = stops.at(-1) ?? 0;
  return by === 1
    ? (stops.find((stop) => stop > at + 0.5) ?? first)
    : (stops.findLast((stop) => stop < at - 0.5) ?? last);
}
