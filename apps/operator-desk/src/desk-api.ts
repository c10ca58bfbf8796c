import * as v from "valibot";

/** An operator's call: its request and the shape of its response. */
export interface Call<Input, Answer> {
  readonly method: "GET" | "POST" | "DELETE";
  readonly address: (input: Input) => string;
  readonly body?: ((input: Input) => unknown) | undefined;
  readonly headers?: ((input: Input) => Readonly<Record<string, string>>) | undefined;
  readonly reads: v.GenericSchema<unknown, Answer>;
}

type Address<Input> = string | ((input: Input) => string);

const addressOf = <Input>(address: Address<Input>) =>
  typeof address === "string" ? () => address : address;

export const get = <Answer, Input = void>(
  address: Address<Input>,
  reads: v.GenericSchema<unknown, Answer>,
): Call<Input, Answer> => ({ method: "GET", address: addressOf(address), reads });

/** @param body the input itself, unless part of it is in the address */
export const post = <Input, Answer>(
  address: Address<Input>,
  reads: v.GenericSchema<unknown, Answer>,
  body: (input: Input) => unknown = (input) => input,
  headers?: (input: Input) => Readonly<Record<string, string>>,
): Call<Input, Answer> => ({ method: "POST", address: addressOf(address), reads, body, headers });

export const remove = <Input = void>(address: Address<Input>): Call<Input, unknown> => ({
  method: "DELETE",
  address: addressOf(address),
  reads: v.unknown(),
});

/** `?a=1`, or an empty string; empty values are left out. */
export const search = (values: Readonly<Record<string, string | number | undefined>>): string => {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? "" : `?${new URLSearchParams(given).toString()}`;
};

/** Why a call had no effect. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  /** What is wrong with the request, field by field. */
  readonly problems: readonly string[];

  /** @param status the response status; 0 if there was no response */
  constructor(status: number, message: string, problems: readonly string[] = []) {
    super(message);
    this.status = status;
    this.problems = problems;
  }
}

const envelope = v.object({
  message: v.optional(v.string(), ""),
  data: v.optional(v.unknown()),
});
const withProblems = v.object({ problems: v.array(v.string()) });

/** A background call that nobody triggered, so it does not extend the session. */
export interface AskOptions {
  readonly signal?: AbortSignal | undefined;
  readonly isPoll?: boolean | undefined;
}

/**
 * Sends a call to the sandbox. The browser adds the cookie; the header proves that the request is from this page.
 *
 * @throws Refusal if there is no response, or it is a refusal
 */
export const ask = async <Input, Answer>(
  call: Call<Input, Answer>,
  input: Input,
  { signal, isPoll = false }: AskOptions = {},
): Promise<Answer> => {
  const body = call.body?.(input);
  const answer = await fetch(call.address(input), {
    method: call.method,
    headers: {
      "x-desk": "1",
      ...(isPoll && { "x-desk-poll": "1" }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...call.headers?.(input),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: signal ?? null,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new Refusal(0, "The server isn’t responding.");
  });
  const read = v.safeParse(envelope, await answer.json().catch(() => undefined));
  if (!answer.ok) {
    const { message = "", data } = read.success ? read.output : {};
    const problems = v.safeParse(withProblems, data);
    throw new Refusal(
      answer.status,
      message || `The sandbox answered ${answer.status}.`,
      problems.success ? problems.output.problems : [],
    );
  }
  const result = v.safeParse(call.reads, read.success ? read.output.data : undefined);
  if (result.success) return result.output;
  const place = v.getDotPath(result.issues[0]) ?? "data";
  throw new Refusal(answer.status, `The sandbox’s answer cannot be read (${place}).`);
};

/** The message to show for an error; anything but a refusal is a bug of ours. */
export const messageOf = (error: unknown): string =>
  error instanceof Refusal
    ? [error.message, ...error.problems].join(" ")
    : "Something went wrong on this page. Reload it.";
