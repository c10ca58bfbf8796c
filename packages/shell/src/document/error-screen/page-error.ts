import { isRouteErrorResponse } from "react-router";

/** Both languages are hard-coded, because a missing catalogue may be the very cause of the error. */
export const errorWords = {
  title: {
    zh: "网站版本升级中，请稍后再试",
    en: "The site is being upgraded. Please try again later.",
  },
  retry: { zh: "重试", en: "Try again" },
} as const;

export const statusMessageOf = (status: number): string =>
  status === 404 ? "Page Not Found" : "Internal Server Error";

/** `404 - Page Not Found`. */
export const errorTitle = ({
  statusCode,
  statusMessage,
}: {
  readonly statusCode: number;
  readonly statusMessage: string;
}): string => `${statusCode} - ${statusMessage}`;

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
