import { landOn } from "@naluma/ui/land-on";
import { useLayoutEffect, useRef, type RefObject } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * After a navigation the focus is on the heading, so that a screen reader says where one is. A page that was
 * loaded, or gone back to, leaves the focus where the browser has it.
 *
 * @param place what the heading is of, where a navigation may leave it as it was
 */
export function useHeadingFocus(place?: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const landedFor = useRef<string>(undefined);
  const { key } = useLocation();
  const isGoneTo = useNavigationType() !== "POP";
  const here = place ?? key;
  // A page that waits for code of a part of it is hidden meanwhile, and so loses the focus: of all effects
  // only those of the layout run again when it is back.
  useLayoutEffect(() => {
    const isFocusElsewhere = document.activeElement !== document.body;
    if (!isGoneTo || (landedFor.current === here && isFocusElsewhere)) return;
    landedFor.current = here;
    landOn(heading.current);
  }, [here, isGoneTo]);
  return heading;
}
