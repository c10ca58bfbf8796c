import { inspect } from "node:util";
import { scaledTimeout } from "@naluma/tools/timeouts";
import { BrokenRule } from "./rules.ts";

export interface Heard {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** The process or its database was killed before it had answered. */
export class AnswerLost extends Error {
  override readonly name = "AnswerLost";
}

/** The process was killed before the request was sent. */
export class NotSent extends Error {
  override readonly name = "NotSent";
}

/** A running process that takes longer than this, in ms, is stuck. */
const timeout = scaledTimeout(120_000);

interface Request {
  state: "waiting" | "answered" | "refused" | "lost";
}

/** Every request of the test passes through here, so that the pending ones can be counted. */
export interface Client {
  /** Resolves when this many requests have been sent since `restore`. */
  sent(count: number): Promise<void>;
  /** Resolves at the moment when this many have been answered since `restore`. */
  answered(count: number): Promise<void>;
  /** Resolves when at least this many requests are pending at once. */
  busy(least: number): Promise<void>;
  /** Stops sending; reports afterwards how the requests in flight at this moment ended. */
  cut(): {
    readonly inFlight: number;
    /** Requests without any response. */
    readonly lost: () => number;
    /** Requests answered with 503. */
    readonly refused: () => number;
  };
  readonly isCut: boolean;
  restore(): void;
  /**
   * @param body a form, or anything that is sent as JSON
   * @throws AnswerLost or NotSent if the process was killed
   * @throws BrokenRule if a running process does not answer
   */
  post(address: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Heard>;
}

export const createClient = (): Client => {
  const waiting = new Set<Request>();
  let isCut = false;
  let [sent, answered] = [0, 0];
  let awaited: { readonly isSo: () => boolean; readonly resolve: () => void } | undefined;

  const look = () => {
    if (awaited?.isSo()) awaited.resolve();
  };
  const once = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      awaited = { isSo, resolve };
      look();
    });

  return {
    sent: (count) => once(() => sent >= count),
    answered: (count) => once(() => answered >= count),
    busy: (least) => once(() => waiting.size >= least),
    cut: () => {
      isCut = true;
      const under = [...waiting];
      const ended = (as: Request["state"]) => under.filter(({ state }) => state === as).length;
      return {
        inFlight: under.length,
        lost: () => ended("lost"),
        refused: () => ended("refused"),
      };
    },
    get isCut() {
      return isCut;
    },
    restore: () => {
      isCut = false;
      [sent, answered] = [0, 0];
    },
    post: async (address, body, headers = {}) => {
      if (isCut) throw new NotSent("The process is gone.");
      const request: Request = { state: "waiting" };
      waiting.add(request);
      sent += 1;
      look();
      try {
        // The server closes a kept-alive connection after 5 s without requests, and on a busy machine a request can run
        // into that.
        const alone = { ...headers, connection: "close" };
        const answer = await fetch(address, {
          method: "POST",
          ...(body instanceof URLSearchParams
            ? { headers: alone, body }
            : {
                headers: { "content-type": "application/json", ...alone },
                body: JSON.stringify(body),
              }),
          signal: AbortSignal.timeout(timeout),
        });
        const read: unknown = await answer.json();
        // Only the ledger can tell whether it had an effect.
        if (answer.status === 503 && isCut) {
          request.state = "refused";
          throw new AnswerLost(`503 from ${address}`);
        }
        request.state = "answered";
        answered += 1;
        look();
        return { status: answer.status, body: read, headers: answer.headers };
      } catch (error) {
        if (error instanceof AnswerLost) throw error;
        request.state = "lost";
        if (isCut) throw new AnswerLost(`No answer from ${address}`, { cause: error });
        throw new BrokenRule(
          "answered",
          `${address} gave no answer although the process lives: ${inspect(error)}`,
        );
      } finally {
        waiting.delete(request);
      }
    },
  };
};
