import type { Store } from "@naluma/machine";
import { browserClock } from "@naluma/machine/clock";
import { endedLaunchAtom, receiptBoxAtom } from "./receipt-atoms.ts";
import { createReceiptBox, type ReceiptBox, type ReceiptBoxPorts } from "./receipt-box.ts";
import { recordReceipts, type RecordPorts } from "./record-receipts.ts";

interface Ports
  extends ReceiptBoxPorts, Omit<RecordPorts, "box" | "clock" | "notice" | "dropNotice"> {
  readonly store: Store;
}

/** Each game session leaves a receipt; from now on the pages of this site show them. */
export function keepReceipts(ports: Ports): ReceiptBox {
  const { store } = ports;
  const box = createReceiptBox(ports);
  store.set(receiptBoxAtom, box);
  recordReceipts({
    ...ports,
    clock: browserClock,
    box,
    notice: (launchId) => store.set(endedLaunchAtom, launchId),
    dropNotice: () => store.set(endedLaunchAtom, undefined),
  });
  return box;
}
