/** The rules that must hold, each counted as one test. */
export const rules = {
  kills: "every kill that counts cut four or more calls off",
  acknowledged:
    "what was acknowledged before the kill is there after it, and nothing else but what was under way",
  repeated: "a repeated call has one effect and the same answer, whether it was answered or lost",
  ledger:
    "the ledger adds up at each boot: sums are zero, no balance is negative, each is its opening plus its entries",
  shown: "the wallet that a member sees is what the ledger holds",
  answered:
    "every call is answered as the member's state asks, and every started game gets its address",
} as const;

export type Rule = keyof typeof rules;

/** A rule was broken, which ends the run. */
export class BrokenRule extends Error {
  override readonly name = "BrokenRule";
  readonly rule: Rule;
  constructor(rule: Rule, message: string) {
    super(message);
    this.rule = rule;
  }
}
