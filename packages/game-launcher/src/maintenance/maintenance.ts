import type { Store } from "@naluma/machine";
import { atom } from "jotai/vanilla";

/** A provider that is temporarily closed. Times are server times as received; '' if one is missing. */
export interface Maintenance {
  /** The name of the provider; '' if unknown. */
  readonly provider: string;
  readonly from: string;
  readonly until: string;
}

export const maintenanceAtom = atom<Maintenance | undefined>(undefined);

/** Opens the maintenance notice; also used for a tile whose game is known to be closed. */
export const showMaintenance = (store: Store, { provider, from, until }: Maintenance): void =>
  store.set(maintenanceAtom, { provider, from, until });
