import type { Band } from "./layers.ts";

/** Where something that hangs from an element belongs: above the dialog around it, if there is one. */
export function bandAround(element: Element | null): Band {
  const around = element?.closest(".lay");
  if (!around) return "popover";
  return around.classList.contains("lay-confirm") ? "confirm" : "modal";
}
