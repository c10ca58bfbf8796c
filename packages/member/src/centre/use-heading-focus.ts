import { landOn } from "@naluma/ui/land-on";
import { useLayoutEffect, useRef, type RefObject } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * Moves the focus to the heading after a navigation, so that a screen reader announces the page. After a load or
 * a step back in the history, the focus stays where the browser has put it.
 *
 * @param place identifies the content of the heading, if a navigation may leave it unchanged
 */
export function useHeadingFocus(place?: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const landedFor = useRef<string>(undefined);
  const { key } = useLocation();
  const isGoneTo = useNavigationType() !== "POP";
  const here = place ?? key;
  // A page that suspends is hidden meanwhile and so loses the focus; only layout effects run again when it reappears.
  useLayoutEffect(() => {
    const isFocusElsewhere = document.activeElement !== document.body;
    if (!isGoneTo || (landedFor.current === here && isFocusElsewhere)) return;
    landedFor.current = here;
    landOn(heading.current);
  }, [here, isGoneTo]);
  return heading;
}
