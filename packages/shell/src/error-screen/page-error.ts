import { isRouteErrorResponse } from "react-router";

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

const statusMessageOf = (status: number) =>
  status === 404 ? "Page Not Found" : "Internal Server Error";

/**
 * A thrown answer keeps its status and its text; everything else is a 500 that tells nothing of our insides.
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

/** `404 - Page Not Found`. */
export const errorTitle = ({ statusCode, statusMessage }: PageError): string =>
  `${statusCode} - ${statusMessage}`;
