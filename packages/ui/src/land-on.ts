/**
 * The event that a page's heading fires after a navigation. Only its type is shared, because a shared value would
 * put dialogs and pages into a common chunk.
 */
export type Landed = "landed";

/**
 * Moves the focus to the heading of a page after a navigation. An open dialog keeps the focus and passes it on to the
 * heading when it closes.
 */
export function landOn(heading: HTMLElement | null, options?: FocusOptions): void {
  heading?.dispatchEvent(new Event("landed" satisfies Landed, { bubbles: true }));
  if (!document.activeElement?.closest("[aria-modal]")) heading?.focus(options);
}
