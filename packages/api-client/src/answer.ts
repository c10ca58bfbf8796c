/**
 * The call was refused, or never got a response; `code` is then "timeout", "offline" or "unknown".
 * Codes are strings whose meaning depends on the call (docs/wire/wire.md, Codes and success).
 */
export interface Refusal {
  readonly code: string;
  /** Ready to display, in the language of the page. */
  readonly message: string;
  readonly data: unknown;
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  /** The platform sent a code without a message, so the message is the client's own. */
  readonly isWordless?: true;
}

export type Answer<Data> =
  | {
      readonly ok: true;
      readonly data: Data;
      readonly message: string;
      /** The `date` header: the platform's own clock at the time of the response, in whole seconds. */
      readonly date?: string | undefined;
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** Thrown by `api.read`, because queries expect refusals as errors. */
export class RefusedError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.name = "RefusedError";
    this.refusal = refusal;
  }
}

/** Resolves with the call's result, or with `undefined` if it was aborted because the session has ended. */
export async function unlessAborted<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") return undefined;
    throw error;
  }
}

/**
 * No answer of the platform's own: it got lost, which a call that was carried out may do as well, or a stand-in
 * answered while the platform is down.
 */
export const isUnreachable = ({ status }: Refusal): boolean =>
  status === 0 || (status > 501 && status < 505);

/**
 * Whether the call may have been carried out nevertheless: no readable answer arrived, or the platform failed. What
 * moves money is then sent again with the same key.
 */
export const isUnanswered = ({ code, status }: Pick<Refusal, "code" | "status">): boolean =>
  status === 0 || status >= 500 || code === "unknown";
