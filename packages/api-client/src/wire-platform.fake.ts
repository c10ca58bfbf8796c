import calls from "virtual:naluma/wire";
import { acrossNetwork } from "./network.fake.ts";

/** A call that a page made: its path as its `*.api.ts` spells it. */
export interface MadeCall {
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/**
 * What a story or a test wants of the platform: the name of an answer that the wire contract shows
 * (`code_203`), what `data` shall hold, or a refusal.
 */
type GivenAnswer =
  | string
  | { readonly data: unknown }
  | { readonly code: string; readonly message?: string; readonly data?: unknown };

/**
 * A function answers each call anew: with nothing for the contract's first example, with a promise to be
 * late, with a response of its own for what no platform should send; what it throws is lost on the network.
 */
export type PlatformAnswer =
  | GivenAnswer
  | ((
      call: MadeCall,
    ) => GivenAnswer | Response | undefined | Promise<GivenAnswer | Response | undefined>);

/** By the call's path, as its `*.api.ts` spells it; `*` is every call that is not named. */
export type Answers = Readonly<Record<string, PlatformAnswer>>;

let chosen: Answers = {};
let made: MadeCall[] = [];

/** Holds until the next choice. Returns the calls from now on, oldest first; it grows with each. */
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
  return origin === location.origin && /^\/(api|sandbox)\//.test(pathname);
};

/** From here on the wire contract answers every call that a page makes. */
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
