import { inNextFrame } from "@naluma/ui/next-frame";
import { notifyManager } from "@tanstack/react-query";

/**
 * Whatever is new in the queries is told to the page once a frame and all together. So a thousand
 * events a second are one commit a frame (docs/contracts.md#connection). May be asked for any number of times.
 */
export function notifyOncePerFrame(): void {
  notifyManager.setScheduler(inNextFrame);
}
