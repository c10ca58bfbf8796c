import type { Store } from "@naluma/machine";
import { atom } from "jotai/vanilla";

/** A provider that is closed for a while. Times are server times as they came; '' where one is missing. */
export interface Maintenance {
  /** Its name; '' when it is not known. */
  readonly provider: string;
  readonly from: string;
  readonly until: string;
}

/** The notice on screen. */
export const maintenanceAtom = atom<Maintenance | undefined>(undefined);

/** Opens the maintenance notice; also for a tile that is known to be closed. */
export const showMaintenance = (store: Store, { provider, from, until }: Maintenance): void =>
  store.set(maintenanceAtom, { provider, from, until });
