import { useCallback, useEffect, useLayoutEffect, useRef } from "react";

/**
 * A ref for the disc of a wheel, which stands at `angle` degrees: when the angle changes it turns
 * there, as the theme says. `onStopped` is called when it has come to rest. With reduced motion
 * that is at once.
 */
export function useSpin(angle: number, onStopped: (() => void) | undefined) {
  const disc = useRef<SVGGElement>(null);
  const stoodAt = useRef(angle);
  const stopped = useRef(onStopped);
  useEffect(() => {
    stopped.current = onStopped;
  });

  // Through the DOM: a style attribute from the server would be refused by the content policy.
  const put = useCallback((degrees: number) => {
    if (disc.current) disc.current.style.transform = `rotate(${degrees}deg)`;
  }, []);

  useLayoutEffect(() => {
    put(angle);
    if (stoodAt.current === angle) return undefined;
    stoodAt.current = angle;
    let watching = true;
    const turning = disc.current?.getAnimations() ?? [];
    void Promise.allSettled(turning.map(({ finished }) => finished)).then(() => {
      if (watching) stopped.current?.();
    });
    return () => {
      watching = false;
    };
  }, [angle, put]);

  return disc;
}
