/**
 * The event of a heading that a page was gone to for. Only its type is shared: a value would tie the scripts of
 * dialogs to those of pages.
 */
export type Landed = "landed";

/**
 * Puts the focus on the heading of a page that was gone to. An open dialog keeps it, and passes it on to the heading
 * when it closes.
 */
export function landOn(heading: HTMLElement | null, options?: FocusOptions): void {
  heading?.dispatchEvent(new Event("landed" satisfies Landed, { bubbles: true }));
  if (!document.activeElement?.closest("[aria-modal]")) heading?.focus(options);
}
