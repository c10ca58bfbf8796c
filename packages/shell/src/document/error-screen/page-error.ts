import { isRouteErrorResponse } from "react-router";
import { statusMessageOf } from "./error-title.ts";

/** The error screen's view of an error, whatever was thrown (SHELL-30). */
export interface PageError {
  readonly message: string;
  readonly statusCode: number;
  readonly statusMessage: string;
  readonly data: unknown;
  /** Nothing of the page is left. */
  readonly fatal: boolean;
  /** Unexpected: a bug rather than a response. */
  readonly unhandled: boolean;
}

/**
 * A thrown response keeps its status and its text; everything else is a 500 that reveals nothing internal.
 */
export function pageError(error: unknown): PageError {
  const answer = isRouteErrorResponse(error) ? error : undefined;
  const { status: statusCode, data = null }: { status: number; data?: unknown } = answer ?? {
    status: 500,
  };
  return {
    message: typeof data === "string" ? data : "",
    statusCode,
    statusMessage: statusMessageOf(statusCode),
    data,
    fatal: true,
    unhandled: !answer,
  };
}
