import * as v from "valibot";

/** Older messages are read by nobody, in ms (W-77). */
const ageLimit = 30_000;

const common = { state: v.string(), at: v.number() };

/** From a query all is text, and what is missing is null. */
const optionalText = v.nullish(v.string());

const schema = v.variant("msg", [
  v.object({ ...common, msg: v.literal("authLogin"), data: v.unknown() }),
  v.object({
    ...common,
    msg: v.literal("authLoginClose"),
    resCode: optionalText,
    resMessage: optionalText,
  }),
  v.object({
    ...common,
    msg: v.literal("quickGame"),
    data: v.nullish(
      v.object({ waitingWindow: v.picklist(["gameWindow", "depositWindow", "fpWindow"]) }),
    ),
  }),
]);

/** What a window of ours says to the tab that opened it, through local storage (AUTH-101). */
export type WindowMessage = v.InferOutput<typeof schema>;

/** The message of an entry, unless it is none, or too old. */
export function readWindowMessage(entry: string, now: number): WindowMessage | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), entry);
  if (!read.success) return undefined;
  const age = now - read.output.at;
  return age >= 0 && age <= ageLimit ? read.output : undefined;
}
