/** The operator and time of a call, for the audit log. */
export interface Operator {
  /** As entered when signing in to the desk; `operator key` for calls that send the key itself. */
  readonly name: string;
  /** In ms since 1970, by the sandbox's clock. */
  readonly at: number;
}
