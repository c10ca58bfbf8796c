import type { Answer, Behaviour, FaultWithMemory, Request } from "./faulty-platform.ts";

/** One thing that a platform does wrong, and the rules of docs/wire under which a careful reader would expect it. */
export interface Fault extends FaultWithMemory {
  readonly title: string;
  /** Rows of wire.md, headings of it in kebab case, operationIds, or events as `event:login`. One of them is enough. */
  readonly rules: readonly string[];
}

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A fault that remembers nothing, at one address. */
export const at =
  (path: string, behaviour: Omit<Behaviour, "path">) => (): readonly Behaviour[] => [
    { path, ...behaviour },
  ];

export const reply = (
  code: string,
  message: string,
  data: unknown = null,
  status = 200,
): Answer => ({
  status,
  body: JSON.stringify({ code, message, data }),
  headers: { "content-type": "application/json; charset=utf-8" },
});

/** Changes the answer's JSON; an answer without any stays as it is. */
export const withBody = (answer: Answer, change: (body: Fields) => unknown): Answer => {
  const body = parsed(answer.body);
  return isFields(body) ? { ...answer, body: JSON.stringify(change(body)) } : answer;
};

/** Every field of this name at any depth; undefined takes it away. */
export const everyField =
  (name: string, change: (value: unknown) => unknown) =>
  (answer: Answer): Answer =>
    withBody(answer, (body) =>
      JSON.parse(JSON.stringify(body), (key, value: unknown) =>
        key === name ? change(value) : value,
      ),
    );

/** The first field of this name at any depth, as text. */
export const fieldOf = (text: string, name: string): string | undefined => {
  const found: unknown[] = [];
  const search = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(search);
    if (isFields(value))
      for (const [key, inner] of Object.entries(value)) {
        if (key === name) found.push(inner);
        search(inner);
      }
  };
  search(parsed(text));
  const [first] = found;
  return typeof first === "string" || typeof first === "number" ? String(first) : undefined;
};

export const isDone = ({ status, body }: Answer): boolean =>
  status === 200 && /"(code|status)":"1000?"/.test(body.slice(0, 60));

/** Understood, and refused with a code. */
export const isRefusal = (answer: Answer): boolean => answer.status === 200 && !isDone(answer);

export const keyOf = ({ headers }: Request): string | undefined => headers["idempotency-key"];

export const cents = (amount: unknown): number => Math.round(Number(amount) * 100);

export const amount = (inCents: number): string => (inCents / 100).toFixed(2);

export interface ChannelEvent {
  readonly event: string;
  readonly channel: string;
  readonly data: Fields;
}

export const frameOf = ({ event, channel, data }: ChannelEvent): string =>
  JSON.stringify({ event, channel, data: JSON.stringify(data) });

/** What a frame to the client tells on a channel. */
export const eventIn = (frame: string): ChannelEvent | undefined => {
  const read = parsed(frame);
  if (!isFields(read)) return undefined;
  const { event, channel } = read;
  const data = typeof read["data"] === "string" ? parsed(read["data"]) : read["data"];
  if (typeof event !== "string" || typeof channel !== "string") return undefined;
  return { event, channel, data: isFields(data) ? data : {} };
};

/** Replaces the events of this name by others, or by none. */
export const onEvent =
  (
    name: string,
    change: (event: ChannelEvent) => readonly ChannelEvent[],
  ): NonNullable<Behaviour["frame"]> =>
  (frame, direction) => {
    const read = direction === "to client" ? eventIn(frame) : undefined;
    return read?.event === name ? change(read).map(frameOf) : [frame];
  };

export const sessionOf = (token: string): string => token.split(".")[0] ?? "";

/** Who logged in through the proxy, with the newest token of each. `learn` comes first among a fault's behaviours. */
export const rememberMembers = () => {
  const memberOfSession = new Map<string, string>();
  const tokens = new Map<string, string>();
  const sessionsBefore = new Map<string, string>();
  const learn: Behaviour = {
    path: "*",
    answer(answer, { path, headers }) {
      const token = answer.headers["authorization"];
      const memberId = isDone(answer) ? fieldOf(answer.body, "member_id") : undefined;
      if (token !== undefined && memberId !== undefined) {
        sessionsBefore.set(memberId, sessionOf(tokens.get(memberId) ?? ""));
        memberOfSession.set(sessionOf(token), memberId);
      }
      const holder = token === undefined ? undefined : memberOfSession.get(sessionOf(token));
      if (token !== undefined && holder !== undefined) tokens.set(holder, token);
      const leaving = memberOfSession.get(sessionOf(headers["authorization"] ?? ""));
      if (path === "/api/logout" && leaving !== undefined) tokens.delete(leaving);
      return answer;
    },
  };
  return {
    learn,
    memberOf: ({ headers }: Request) =>
      memberOfSession.get(sessionOf(headers["authorization"] ?? "")),
    tokenOf: (memberId: string | undefined) => tokens.get(memberId ?? ""),
    tokenOfAnother: (memberId: string | undefined) =>
      [...tokens].find(([other]) => other !== memberId)?.[1],
    sessionBefore: (memberId: string) => sessionsBefore.get(memberId),
    sessionNow: (memberId: string) => sessionOf(tokens.get(memberId) ?? ""),
  };
};

export const memberOfChannel = (channel: string): string => channel.split(".").at(-1) ?? "";

export const withToken = (request: Request, token: string | undefined): Request => ({
  ...request,
  headers: { ...request.headers, ...(token !== undefined && { authorization: token }) },
});

export const withoutHeader = (answer: Answer, name: string): Answer => ({
  ...answer,
  headers: Object.fromEntries(Object.entries(answer.headers).filter(([each]) => each !== name)),
});
