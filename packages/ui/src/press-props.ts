interface Press<Event> {
  readonly disabled: boolean | undefined;
  readonly busy: boolean | undefined;
  readonly onClick: ((event: Event) => void) | undefined;
}

/**
 * A disabled button can still be focused and read, so that a player learns why; it only does nothing and
 * submits nothing. The same applies to a busy button.
 */
export function pressProps<Event extends { preventDefault(): void }>({
  disabled,
  busy,
  onClick,
}: Press<Event>) {
  const off = disabled === true || busy === true;
  return {
    "aria-disabled": off || undefined,
    "aria-busy": busy || undefined,
    onClick(event: Event) {
      if (off) event.preventDefault();
      else onClick?.(event);
    },
  };
}
