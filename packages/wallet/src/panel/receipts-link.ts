import { atom } from "jotai/vanilla";

/** Links the wallet to the receipts of the games that its money went to. */
export interface ReceiptsLink {
  show(): void;
}

/** Set by the feature that keeps receipts; until then the wallet shows no link. */
export const wayToReceiptsAtom = atom<ReceiptsLink | undefined>(undefined);
