/** Whose call it is, and when it came: what the audit log keeps of both. */
export interface Operator {
  /** As typed at the sign-in to the desk; `operator key` for whoever sends the key itself. */
  readonly name: string;
  /** In ms since 1970, by the sandbox's clock. */
  readonly at: number;
}
