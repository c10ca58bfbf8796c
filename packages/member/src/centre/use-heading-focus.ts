import { useEffect, useRef, type RefObject } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * After a navigation the focus is on the heading, so that a screen reader says where one is. A page that was
 * loaded, or gone back to, leaves the focus where the browser has it.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isGoneTo = useNavigationType() !== "POP";
  useEffect(() => {
    if (isGoneTo) heading.current?.focus();
  }, [key, isGoneTo]);
  return heading;
}
