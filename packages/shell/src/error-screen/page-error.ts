import { isRouteErrorResponse } from "react-router";
import { statusMessageOf } from "./error-title.ts";

/** What the error screen knows of an error, whatever was thrown (SHELL-30). */
export interface PageError {
  readonly message: string;
  readonly statusCode: number;
  readonly statusMessage: string;
  readonly data: unknown;
  /** Nothing of the page is left. */
  readonly fatal: boolean;
  /** Nobody expected it: a bug, not an answer. */
  readonly unhandled: boolean;
}

/**
 * A thrown response keeps its status and its text; everything else is a 500 that reveals nothing internal.
 */
export function pageError(error: unknown): PageError {
  if (!isRouteErrorResponse(error)) {
    const statusMessage = statusMessageOf(500);
    return {
      message: "",
      statusCode: 500,
      statusMessage,
      data: null,
      fatal: true,
      unhandled: true,
    };
  }
  const data: unknown = error.data;
  return {
    message: typeof data === "string" ? data : "",
    statusCode: error.status,
    statusMessage: statusMessageOf(error.status),
    data,
    fatal: true,
    unhandled: false,
  };
}
