/** The contents of a response under /api, in either of its two forms (docs/wire/wire.md, Envelopes). */
export interface Envelope {
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Codes are compared as strings and keep their leading zeros: 099 is not 99. */
const asText = (value: unknown): string | undefined => {
  if (typeof value === "string") return value;
  return typeof value === "number" ? String(value) : undefined;
};

/** Reads either form, trying `header.status` first; `undefined` when the response is neither. */
export function readEnvelope(answer: unknown): Envelope | undefined {
  if (!isRecord(answer)) return undefined;
  if (isRecord(answer["header"])) {
    const code = asText(answer["header"]["status"]);
    if (code !== undefined)
      return {
        code,
        message: asText(answer["header"]["desc"]) ?? "",
        data: answer["body"] ?? null,
      };
  }
  const code = asText(answer["code"]);
  if (code === undefined) return undefined;
  return { code, message: asText(answer["message"]) ?? "", data: answer["data"] ?? null };
}

/**
 * Success is 100 or 1000, in both forms (API-09, A-039).
 * The specification gives no rule for the header form: an operator who judges it differently changes this line.
 */
export const isSuccess = (code: string): boolean => code === "100" || code === "1000";
