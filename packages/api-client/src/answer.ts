/**
 * The call was declined, or never answered: then `code` is "timeout", "offline" or "unknown".
 * Codes are text and mean something per call only (docs/wire/wire.md, Codes and success).
 */
export interface Refusal {
  readonly code: string;
  /** Ready to show, in the language on screen. */
  readonly message: string;
  readonly data: unknown;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The platform gave a code and no words: the message is the client's own. */
  readonly isWordless?: true;
}

export type Answer<Data> =
  | {
      readonly ok: true;
      readonly data: Data;
      readonly message: string;
      /** The header: when the platform answered, by its own clock, in whole seconds. */
      readonly date?: string | undefined;
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** What `api.read` throws, as a query expects. */
export class RefusedError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.name = "RefusedError";
    this.refusal = refusal;
  }
}
