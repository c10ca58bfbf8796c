import * as v from "valibot";
import { ReleaseError } from "./release-error.ts";

/** The key, its value, and the expected type. */
const faultOf = (issue: v.BaseIssue<unknown>): string => {
  const key = v.getDotPath(issue) ?? "";
  if (issue.path === undefined) return issue.message;
  if (issue.type === "strict_object" && issue.expected === "never")
    return `${key}: there is no such key`;
  if (issue.input === undefined) return `${key} is missing`;
  const hint = issue.message.startsWith("Invalid ") ? `expected ${issue.expected}` : issue.message;
  return `${key} is ${JSON.stringify(issue.input)}: ${hint}`;
};

/** More would only fill the log: they usually have the same cause. */
const faultsTold = 3;

export const fewOf = (faults: readonly string[]): string =>
  faults.slice(0, faultsTold).join("; ") +
  (faults.length > faultsTold ? `; and ${faults.length - faultsTold} more` : "");

/**
 * @param file named in the message
 * @throws ReleaseError with the reason
 */
export function readJson<Output>(
  text: string,
  file: string,
  schema: v.GenericSchema<unknown, Output>,
): Output {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const reason = String(error).replaceAll(/\s+/g, " ");
    throw new ReleaseError(`${file} is expected to be JSON: ${reason}`);
  }
  const read = v.safeParse(schema, json);
  if (read.success) return read.output;
  throw new ReleaseError(`${file}: ${fewOf(read.issues.map(faultOf))}`);
}

/** Future formats have another number; a reader that does not know it reports that and stops. */
export const format = v.literal(1, "this program knows format 1 only");

/** As produced by `releaseIdOf`; also the name of the release's folder. */
export const releaseId = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{12}$/, "expected the id of a release, 12 hexadecimal digits"),
);
