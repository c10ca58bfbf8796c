import { landOn } from "@naluma/ui/focus";
import { useEffect, useRef, type RefObject } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * After a navigation the focus is on the heading, so that a screen reader says where one is. A page that was
 * loaded, or gone back to, leaves the focus where the browser has it.
 *
 * @param place what the heading is of, where a navigation may leave it as it was
 */
export function useHeadingFocus(place?: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isGoneTo = useNavigationType() !== "POP";
  const here = place ?? key;
  useEffect(() => {
    if (isGoneTo) landOn(heading.current);
  }, [here, isGoneTo]);
  return heading;
}
