import type { Elsewhere } from "@naluma/api-client";
import type { Locale } from "@naluma/site/locale";
import type { CatalogueGame } from "../game.ts";
import type { PlaceSettings } from "../shown-here.ts";
import type { Numbered, WorkerReply, WorkerRequest } from "./worker-messages.ts";

/** Receives partial replies before an order is complete. */
type OnPartial = (reply: WorkerReply) => void;

interface Waiting {
  readonly onPartial: OnPartial;
  readonly settle: (reply: WorkerReply) => void;
}

/** The worker of the page. It lives as long as the page. */
export interface Thread {
  /** Resolves with the last reply to the request; rejects if the worker could not carry it out. */
  ask(order: WorkerRequest, onPartial?: OnPartial, transfer?: Transferable[]): Promise<WorkerReply>;
  /** Sends a request that gets no reply. */
  post(order: WorkerRequest): void;
}

function createThread(worker: Worker): Thread {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const post = (order: WorkerRequest, transfer: Transferable[] = []) => {
    last += 1;
    const numbered: Numbered<WorkerRequest> = { ...order, number: last };
    worker.postMessage(numbered, transfer);
    return last;
  };
  worker.addEventListener("message", ({ data }: MessageEvent<Numbered<WorkerReply>>) => {
    const one = waiting.get(data.number);
    if (data.reply === "some") return one?.onPartial(data);
    waiting.delete(data.number);
    one?.settle(data);
  });
  return {
    ask: (order, onPartial = () => undefined, transfer) =>
      new Promise((resolve, reject) => {
        const settle = (reply: WorkerReply) =>
          reply.reply === "failed"
            ? reject(new Error(`the search worker: ${order.order}`))
            : resolve(reply);
        waiting.set(post(order, transfer), { onPartial, settle });
      }),
    post: (order) => void post(order),
  };
}

const start = (): Promise<Thread | undefined> =>
  new Promise((resolve) => {
    try {
      const worker = new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" });
      worker.addEventListener("message", () => resolve(createThread(worker)), { once: true });
      worker.addEventListener("error", () => resolve(undefined), { once: true });
    } catch {
      resolve(undefined);
    }
  });

let thread: Promise<Thread | undefined> | undefined;

/** Undefined on the server, and in browsers that cannot start a worker: the page then does the work itself. */
export const searchThread = (): Promise<Thread | undefined> =>
  (thread ??= typeof Worker === "undefined" ? Promise.resolve(undefined) : start());

/**
 * Parses the catalogue off the main thread: ten thousand games in eleven languages block a phone for half a second, and
 * presses are lost. Undefined if there is no worker.
 */
export async function readerOfCatalogue(
  { allowHttp, imageOrigins }: PlaceSettings,
  locale: Locale,
): Promise<Elsewhere<CatalogueGame[]> | undefined> {
  const thread = await searchThread();
  if (!thread) return undefined;
  const settings = { allowHttp, imageOrigins };
  return async (bytes, signal) => {
    const games: CatalogueGame[] = [];
    const end = await thread.ask(
      { order: "read", bytes, locale, settings },
      (reply) => reply.reply === "some" && games.push(...reply.games),
      [bytes],
    );
    signal.throwIfAborted();
    if (end.reply !== "read" || !end.answer) return undefined;
    return { ...end.answer, value: end.answer.value && { is: games } };
  };
}
