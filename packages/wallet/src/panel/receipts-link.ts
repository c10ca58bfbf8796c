import { atom } from "jotai/vanilla";

/** Leads from the wallet to the receipts of the games that its money went to. */
export interface ReceiptsLink {
  show(): void;
}

/** Laid by whoever keeps receipts; until then the wallet leads nowhere. */
export const wayToReceiptsAtom = atom<ReceiptsLink | undefined>(undefined);
