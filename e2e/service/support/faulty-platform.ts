import { createServer, type IncomingMessage } from "node:http";

interface Request {
  readonly path: string;
  readonly body: string;
  readonly headers: Record<string, string>;
}

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** One thing that a platform may do wrong, and under which rule of which call the check must report it. */
export interface PlantedFault {
  readonly title: string;
  readonly path: string;
  readonly rule: string;
  readonly subject: string;
  readonly request?: (request: Request) => Request;
  /** Replaces the platform's answer. */
  readonly answer?: (answer: Answer, request: Request) => Answer;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
};

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    ["authorization", "content-type", "idempotency-key", "lang"].flatMap((name) => {
      const value = headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );

const ask = async (origin: string, method: string, request: Request): Promise<Answer> => {
  const answer = await fetch(`${origin}${request.path}`, {
    method,
    headers: request.headers,
    ...(method === "POST" && { body: request.body }),
  });
  const kept = ["authorization", "content-type", "retry-after"].flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { status: answer.status, body: await answer.text(), headers: Object.fromEntries(kept) };
};

/** The platform at this origin as if it had these faults. */
export const startFaultyPlatform = async (origin: string, faults: readonly PlantedFault[]) => {
  const server = createServer((incoming, outgoing) => {
    const answered = async () => {
      const path = incoming.url ?? "/";
      const own = faults.filter((fault) => fault.path === path || fault.path === "*");
      const first = { path, body: await bodyOf(incoming), headers: headersOf(incoming) };
      const request = own.reduce((changed, fault) => fault.request?.(changed) ?? changed, first);
      const method = incoming.method ?? "GET";
      const answer = await ask(origin, method, request);
      return method === "POST"
        ? own.reduce((changed, fault) => fault.answer?.(changed, request) ?? changed, answer)
        : answer;
    };
    void answered().then(
      ({ status, body, headers }) => outgoing.writeHead(status, headers).end(body),
      () => outgoing.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};
