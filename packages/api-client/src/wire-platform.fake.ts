import calls from "virtual:naluma/wire";
import { acrossNetwork } from "./network.fake.ts";

/** A call that a page made; the path is spelled as in its `*.api.ts`. */
export interface MadeCall {
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/**
 * The response that a story or a test wants from the platform: the name of an example in the wire contract
 * (`code_203`), the content of `data`, or a refusal.
 */
type GivenAnswer =
  | string
  | { readonly data: unknown }
  | { readonly code: string; readonly message?: string; readonly data?: unknown };

/**
 * A function is called for each request. It returns `undefined` for the contract's first example, a promise for a
 * late response, or its own response for one that no platform should send; if it throws, the call is lost on the
 * network.
 */
export type PlatformAnswer =
  | GivenAnswer
  | ((
      call: MadeCall,
    ) => GivenAnswer | Response | undefined | Promise<GivenAnswer | Response | undefined>);

/** Keyed by the call's path, as its `*.api.ts` spells it; `*` matches every call that is not listed. */
export type Answers = Readonly<Record<string, PlatformAnswer>>;

let chosen: Answers = {};
let made: MadeCall[] = [];

/**
 * Applies until the next call of this function. Returns the calls made from now on, oldest first; the array grows
 * with each.
 */
export function chooseAnswers(answers: Answers): readonly MadeCall[] {
  chosen = answers;
  made = [];
  return made;
}

const unauthorized = { code: "401", message: "Unauthorized.", data: null };
const shown = new Map(calls.map((call) => [call.call, call]));

const bodyOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

async function answerTo(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const path = pathname.replace(/^\/api(?=\/)/, "");
  const call = { path, headers: request.headers, body: bodyOf(await request.text()) };
  made.push(call);
  const choice = chosen[path] ?? chosen["*"];
  const wanted = typeof choice === "function" ? await choice(call) : choice;
  if (wanted instanceof Response) return wanted;
  if (typeof wanted === "object") {
    const [code, message] = "code" in wanted ? [wanted.code, wanted.message] : ["1000", "Success"];
    return Response.json({ code, message: message ?? "", data: wanted.data ?? null });
  }

  const known = shown.get(`${request.method} ${pathname}`);
  if (!known) return new Response(null, { status: 404 });
  if (known.needsToken && !request.headers.has("authorization"))
    return Response.json(unauthorized, { status: 401 });
  const answer =
    wanted === undefined ? known.answers[0] : known.answers.find(({ name }) => name === wanted);
  if (!answer) throw new Error(`The wire contract shows no answer ${wanted} to ${known.call}`);
  return Response.json(answer.value, { status: answer.status });
}

const isOfPlatform = ({ url }: Request): boolean => {
  const { origin, pathname } = new URL(url);
  return origin === location.origin && /^\/(api|media\/sites)\//.test(pathname);
};

/** From now on every call of a page gets the wire contract's example as its response. */
export function answerFromWire(): void {
  const fetched = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!isOfPlatform(request)) return fetched(input, init);
    return acrossNetwork(
      () => answerTo(request),
      () => Promise.reject(new TypeError("Failed to fetch")),
    );
  };
}
