/** What is used of a BroadcastChannel. */
export interface TabChannel {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  postMessage(message: unknown): void;
  close(): void;
}

/** A line to the other tabs of this browser. Where it has none, nobody hears and nobody is heard. */
export const openTabChannel = (name: string): TabChannel =>
  typeof BroadcastChannel === "undefined"
    ? { onmessage: null, postMessage: () => undefined, close: () => undefined }
    : new BroadcastChannel(name);
