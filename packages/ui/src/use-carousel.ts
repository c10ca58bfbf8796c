import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { inNextFrame } from "./next-frame.ts";
import { type Motion, useMotion } from "./use-motion.ts";

/** How long a slide is shown, in milliseconds; `carousel.css` has the same value. */
export const slideDuration = 7_000;

/** How long before it is shown the next slide's picture is loaded, in milliseconds. */
const ahead = 2_000;

const stepOf: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

export interface CarouselState extends Motion {
  readonly current: number;
  /** A slide other than the first has been shown, by request or automatically. */
  readonly turned: boolean;
  show(index: number): void;
  step(by: -1 | 1): void;
  /** Arrow keys, Home and End move between the tabs, and the focus follows. */
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  onPointerDown(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
}

/** @param fetchAhead called with the index of the next slide */
export function useCarousel(count: number, fetchAhead: (index: number) => void): CarouselState {
  const motion = useMotion();
  const [shown, setShown] = useState({ index: 0, turns: 0 });
  const left = useRef(slideDuration);
  const down = useRef({ x: 0, y: 0 });
  const current = Math.min(shown.index, count - 1);
  const next = around(current, 1, count);
  const { moves } = motion;

  const show = (index: number) => {
    if (index !== current) setShown(({ turns }) => ({ index, turns: turns + 1 }));
  };

  useEffect(() => {
    left.current = slideDuration;
  }, [shown.turns]);

  // After a pause, a slide continues with the rest of its time.
  useEffect(() => {
    if (!moves || count < 2) return undefined;
    const began = Date.now();
    const turn = () => setShown(({ turns }) => ({ index: next, turns: turns + 1 }));
    const timers = [
      setTimeout(() => fetchAhead(next), Math.max(0, left.current - ahead)),
      // A real-time event may be due in the same frame.
      setTimeout(() => inNextFrame(turn), left.current),
    ];
    return () => {
      timers.forEach(clearTimeout);
      left.current -= Date.now() - began;
    };
  }, [moves, count, next, shown.turns, fetchAhead]);

  return {
    ...motion,
    current,
    turned: shown.turns > 0,
    show,
    step: (by) => show(around(current, by, count)),
    onKeyDown(event) {
      const by = stepOf[event.key];
      const ends: Readonly<Record<string, number>> = { Home: 0, End: count - 1 };
      const index = by === undefined ? ends[event.key] : around(current, by, count);
      if (index === undefined) return;
      event.preventDefault();
      show(index);
      const tab = event.currentTarget.parentElement?.children[index];
      if (tab instanceof HTMLElement) tab.focus();
    },
    onPointerDown({ clientX, clientY }) {
      down.current = { x: clientX, y: clientY };
    },
    onPointerUp({ clientX, clientY, pointerType }) {
      if (pointerType === "mouse") return;
      const by = swipe(down.current, { x: clientX, y: clientY });
      if (by !== 0) show(around(current, by, count));
    },
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The minimum length of a swipe in CSS pixels; anything shorter is a tap. */
const shortest = 40;

/** The slide that a swipe leads to: 1 is the next, -1 the previous, 0 none. */
export function swipe(from: Point, to: Point): -1 | 0 | 1 {
  const across = to.x - from.x;
  if (Math.abs(across) < shortest || Math.abs(across) < 2 * Math.abs(to.y - from.y)) return 0;
  return across < 0 ? 1 : -1;
}

/** The index `step` slides further on; the first follows the last. */
export const around = (index: number, step: number, count: number): number =>
  (index + step + count) % count;
