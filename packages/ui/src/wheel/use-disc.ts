import { useLayoutEffect, useRef } from "react";

/** A ref for the disc of a wheel, which stands at `angle` degrees: when the angle changes it turns there, as the theme says. */
export function useDisc(angle: number) {
  const disc = useRef<SVGGElement>(null);
  const stoodAt = useRef(angle);
  useLayoutEffect(() => {
    const drawn = disc.current;
    if (!drawn) return;
    // A wheel that goes back to its start is a new one: it does not turn back.
    const isTurning = angle > stoodAt.current;
    stoodAt.current = angle;
    // Through the DOM: a style attribute from the server would be refused by the content policy.
    drawn.style.transition = isTurning ? "" : "none";
    drawn.style.transform = `rotate(${angle}deg)`;
  }, [angle]);
  return disc;
}
