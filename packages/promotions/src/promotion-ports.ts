/**
 * The member the promotions belong to: a response that arrives after a change of member is never shown to the next one.
 */
export interface PromotionMember {
  readonly memberId: number;
}

export interface PromotionPorts extends PromotionMember {
  /** A claim or a spin has paid, or may have: the wallet must be fetched again. */
  readonly onMoney: () => void;
}

export interface PromotionDialogPorts extends PromotionPorts {
  /** Whether the page can be interrupted by an unrequested dialog. */
  readonly canInterrupt: () => boolean;
}
