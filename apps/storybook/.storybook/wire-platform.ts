import { acrossNetwork } from "@naluma/api-client/network.fake";
import calls from "virtual:naluma/wire";

/**
 * What a story wants of the platform, by the call's path as its `*.api.ts` spells it: the name of an
 * answer that the wire contract shows (`code_203`), or what `data` shall hold.
 */
export type Answers = Readonly<Record<string, string | { readonly data: unknown }>>;

let chosen: Answers = {};

export const chooseAnswers = (answers: Answers): void => void (chosen = answers);

const unauthorized = { code: "401", message: "Unauthorized.", data: null };
const shown = new Map(calls.map((call) => [call.call, call]));

async function answerTo(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const wanted = chosen[pathname.replace(/^\/api/, "")] ?? chosen[pathname];
  if (typeof wanted === "object")
    return Response.json({ code: "1000", message: "Success", data: wanted.data });

  const call = shown.get(`${request.method} ${pathname}`);
  if (!call) return new Response(null, { status: 404 });
  if (call.needsToken && !request.headers.has("authorization"))
    return Response.json(unauthorized, { status: 401 });
  const answer =
    wanted === undefined ? call.answers[0] : call.answers.find(({ name }) => name === wanted);
  if (!answer) throw new Error(`The wire contract shows no answer ${wanted} to ${call.call}`);
  return Response.json(answer.value, { status: answer.status });
}

const isOfPlatform = ({ url }: Request): boolean => {
  const { origin, pathname } = new URL(url);
  return origin === location.origin && /^\/(api|sandbox)\//.test(pathname);
};

/** From here on the wire contract answers every call that a story's page makes. */
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
