interface Press {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** A press with a modifier asks for another tab or window and is left to the browser. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
