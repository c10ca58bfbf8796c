export interface TabChannel {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  postMessage(message: unknown): void;
  close(): void;
}

/**
 * A channel to the other tabs of this browser. It does nothing if the browser has none, or refuses it because site
 * data is blocked.
 */
export function openTabChannel(name: string): TabChannel {
  try {
    return new BroadcastChannel(name);
  } catch {
    return { onmessage: null, postMessage: () => undefined, close: () => undefined };
  }
}
