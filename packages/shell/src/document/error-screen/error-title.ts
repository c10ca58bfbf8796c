/** The platform's own text for a status. */
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
