import { inNextFrame } from "@naluma/ui/next-frame";
import { notifyManager } from "@tanstack/react-query";

/**
 * Notifies the page of all query updates together, once per frame, so that a thousand events a second cause one
 * commit per frame (docs/contracts.md#connection). May be called any number of times.
 */
export function notifyOncePerFrame(): void {
  notifyManager.setScheduler(inNextFrame);
}
