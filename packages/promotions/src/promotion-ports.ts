/** Whose promotions they are: an answer that comes after a change of member is never shown to another. */
export interface PromotionMember {
  readonly memberId: number;
}

/** What the shell does for the promotions. */
export interface PromotionPorts extends PromotionMember {
  /** A claim or a spin has paid, or may have: the wallet is to be read again. */
  readonly onMoney: () => void;
}

export interface PromotionDialogPorts extends PromotionPorts {
  /** Whether the page leaves room for a dialog that comes by itself. */
  readonly canInterrupt: () => boolean;
}
