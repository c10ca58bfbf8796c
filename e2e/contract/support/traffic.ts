import { expect, type BrowserContext, type Request, type Response } from "@playwright/test";

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly json: unknown;
  /** How many calls had been sent when it came. */
  readonly callsBefore: number;
}

/** A call as the browser sent it. */
export interface SentCall {
  readonly method: string;
  /** With `/api`, without the query. */
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string | null;
  /** Nothing when the call was given up by the page itself. */
  readonly answered: Promise<Answered | undefined>;
}

export interface Socket {
  readonly url: string;
  readonly sent: readonly string[];
}

export interface Traffic {
  /** Every call of every window to the lobby's origin, in the order of sending. A picture is none. */
  readonly calls: readonly SentCall[];
  readonly sockets: readonly Socket[];
  to(path: string): readonly SentCall[];
  /** Waits for the first call to that path that fits, and for its answer. */
  answeredCall(path: string, fits?: (call: SentCall) => boolean): Promise<SentCall>;
}

/** Listens to what the windows of a context say, and changes nothing of it. */
export const listenTo = (context: BrowserContext, origin: string): Traffic => {
  const calls: SentCall[] = [];
  const sockets: Socket[] = [];
  const ends = new Map<Request, (answered: Answered | undefined) => void>();

  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin || !["fetch", "xhr"].includes(request.resourceType())) return;
    // The icon service's answer is read as text.
    if (url.pathname.startsWith("/media/")) return;
    const { promise, resolve } = Promise.withResolvers<Answered | undefined>();
    ends.set(request, resolve);
    calls.push({
      method: request.method(),
      path: url.pathname,
      query: url.search,
      headers: request.headers(),
      text: request.postData(),
      answered: promise,
    });
  });
  context.on("requestfailed", (request) => ends.get(request)?.(undefined));
  // Windows that are closed answer nothing more.
  context.on("close", () => ends.forEach((end) => end(undefined)));
  context.on("response", (response) => {
    const end = ends.get(response.request());
    const callsBefore = calls.length;
    if (end) void read(response).then((answer) => end({ ...answer, callsBefore }));
  });
  context.on("page", (page) =>
    page.on("websocket", (socket) => {
      const sent: string[] = [];
      sockets.push({ url: socket.url(), sent });
      socket.on("framesent", ({ payload }) => sent.push(payload.toString()));
    }),
  );

  const to = (path: string) => calls.filter((call) => call.path === path);
  return {
    calls,
    sockets,
    to,
    async answeredCall(path, fits = () => true) {
      await expect.poll(() => to(path).some(fits), { message: `a call to ${path}` }).toBe(true);
      const call = to(path).find(fits);
      if (!call) throw new Error(`no call to ${path}`);
      await call.answered;
      return call;
    },
  };
};

/** An answer whose page is gone, or that is no JSON, counts as one without content. */
const read = async (response: Response): Promise<Omit<Answered, "callsBefore">> => ({
  status: response.status(),
  headers: await response.allHeaders().catch(() => response.headers()),
  json: await response.json().catch(() => undefined),
});

/** What a call carried; fails where it is no JSON object. */
export const bodyOf = ({ path, text }: SentCall): Readonly<Record<string, unknown>> => {
  const body: unknown = JSON.parse(text ?? "null");
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new Error(`${path} carried ${text}`);
  return { ...body };
};
