/** A recorded call of the desk. */
export interface AskedCall {
  readonly name: string;
  readonly search: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: unknown;
}

/** The sandbox's response: data, or a response created by `refusal`. */
type Reply = object | null;

/** A function computes the response to each call; if it throws, the call fails with a network error. */
export type Answer = Reply | ((call: AskedCall) => Reply | Promise<Reply>);

type CallName = `${"GET" | "POST" | "DELETE"} /sandbox/${string}`;

/** Keyed by method and path: `POST /sandbox/members/7/money`. */
export type Answers = Readonly<Partial<Record<CallName, Answer>>>;

export const refusal = (
  status: number,
  message: string,
  problems: readonly string[] = [],
): Response => Response.json({ code: String(status), message, data: { problems } }, { status });

export const lost = (): Promise<never> => Promise.reject(new TypeError("Failed to fetch"));

const offered = ["USD", "RMB", "VND", "THB", "EUR"];

const everywhere: Answers = {
  "GET /sandbox/desk/session": { name: "Mai Tran", ends_at: "2026-11-23T20:00:00.000Z" },
  "GET /sandbox/settings": [
    { site_id: 1, name: "naluma", settings: { currencies: ["USD", "RMB", "VND", "THB"] }, offered },
    { site_id: 2, name: "halcyon", settings: { currencies: ["USD", "VND"] }, offered },
  ],
};

const jsonOf = (text: string): unknown => (text === "" ? undefined : JSON.parse(text));

export interface FakeSandbox {
  /** Every call with this name so far, oldest first. */
  asked(name: CallName): readonly AskedCall[];
  /** Sets the responses to these calls from now on; the others stay unchanged. */
  answer(answers: Answers): void;
  stop(): void;
}

/** Answers the desk's calls in place of the sandbox until it is stopped; an operator is signed in. */
export function fakeSandbox(given: Answers = {}): FakeSandbox {
  const fetched = globalThis.fetch;
  const answers = new Map<string, Answer | undefined>();
  const asked: AskedCall[] = [];

  const answer = (more: Answers) => {
    for (const [name, one] of Object.entries(more)) answers.set(name, one);
  };
  answer(everywhere);
  answer(given);

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith("/sandbox/")) return fetched(input, init);
    const call = {
      name: `${request.method} ${pathname}`,
      search: Object.fromEntries(searchParams),
      headers: request.headers,
      body: jsonOf(await request.text()),
    };
    asked.push(call);
    const known = answers.get(call.name);
    const reply = typeof known === "function" ? await known(call) : known;
    init?.signal?.throwIfAborted();
    if (reply === undefined) return refusal(404, `There is no answer to ${call.name}.`);
    return reply instanceof Response
      ? reply.clone()
      : Response.json({ code: "100", message: "", data: reply });
  };

  return {
    asked: (name) => asked.filter((call) => call.name === name),
    answer,
    stop: () => void (globalThis.fetch = fetched),
  };
}
