import { wireContract, type WireRequest } from "@naluma/wire-contract";
import type { BrowserContext, Request, Response } from "@playwright/test";

/** Requests to the icon service are not API calls. */
const beside = "/media/";

/** Records all calls and sockets of a context's windows and checks them against the wire contract. */
export const listenToWire = (context: BrowserContext, origin: string) => {
  const contract = wireContract();
  const sent: WireRequest[] = [];
  const answers: Promise<string[]>[] = [];
  const socketTexts: string[] = [];

  const pathOf = (request: Request): string | undefined => {
    const { origin: own, pathname, search } = new URL(request.url());
    const isCall = own === origin && ["fetch", "xhr"].includes(request.resourceType());
    return isCall && !pathname.startsWith(beside) ? pathname + search : undefined;
  };
  context.on("request", (request) => {
    const path = pathOf(request);
    if (path === undefined) return;
    const [method, headers, text] = [request.method(), request.headers(), request.postData()];
    sent.push({ method, path, headers, text });
  });

  async function answerProblems(response: Response, path: string): Promise<string[]> {
    // The body is unavailable if the page is gone.
    const answer: unknown = await response.json().catch(() => undefined);
    if (answer === undefined || path === contract.authorisationPath) return [];
    const [method, status] = [response.request().method(), response.status()];
    return contract
      .answerProblems(method, path, status, answer)
      .map((problem) => `${status} of ${path}: ${problem}`);
  }
  context.on("response", (response) => {
    const path = pathOf(response.request())?.split("?")[0];
    if (path !== undefined) answers.push(answerProblems(response, path));
  });
  context.on("page", (page) =>
    page.on("websocket", (socket) => {
      socketTexts.push(socket.url());
      socket.on("framesent", ({ payload }) => socketTexts.push(payload.toString()));
    }),
  );

  const valuesOf = (header: string) =>
    sent.flatMap(({ headers }) => (headers[header] === undefined ? [] : [headers[header]]));
  return {
    paths: () => sent.map(({ path }) => path),
    valuesOf,
    /** All violations of the contract, and any tokens sent over a socket. */
    async problems(): Promise<string[]> {
      const tokens = new Set(valuesOf("authorization"));
      return [
        ...sent.flatMap(contract.requestProblems),
        ...(await Promise.all(answers)).flat(),
        ...socketTexts.filter((text) => [...tokens].some((token) => text.includes(token))),
      ];
    },
  };
};
