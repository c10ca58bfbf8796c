import type { EnvelopeForm } from "./answer.ts";

/** A response that the operator ordered for a call (POST /sandbox/answers). */
export interface OrderedAnswer {
  readonly id: number;
  /** The path of the call, with or without `/api`; `*` matches every call. */
  readonly path: string;
  /** Member id or account as text; undefined matches everyone, including visitors. */
  readonly member: string | undefined;
  /** Undefined: the call is executed and its own response sent, delayed or in the other form. */
  readonly code: string | undefined;
  readonly message: string;
  readonly status: number;
  readonly delayMs: number;
  readonly form: EnvelopeForm | undefined;
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent verbatim instead of an envelope. */
  readonly raw: string | undefined;
  /**
   * `wait` starts the call only once the order is cleared, `hold` delays the response until then, `abort` closes
   * the connection.
   */
  readonly behaviour: "answer" | "wait" | "hold" | "abort";
  /** The call takes effect first; only its response is replaced, held or lost. */
  readonly carryOut: boolean;
  /** How often it still applies; Infinity until it is cleared. */
  remaining: number;
}

export interface OrderedAnswers {
  add(order: Omit<OrderedAnswer, "id">): OrderedAnswer;
  list(): readonly OrderedAnswer[];
  /** Clears one order, or all; held calls continue. */
  clear(id?: number): void;
  /** Returns the oldest matching order and uses it once. */
  take(path: string, names: readonly string[]): OrderedAnswer | undefined;
  released(id: number): Promise<void>;
}

const withoutPrefix = (path: string) => path.replace(/^\/api(?=\/)/, "");

export const createOrderedAnswers = (): OrderedAnswers => {
  let orders: OrderedAnswer[] = [];
  let lastId = 0;
  const waiting = new Map<number, (() => void)[]>();
  /** A call that is executed first starts to wait later, perhaps after its order was cleared. */
  const clearedAlone = new Set<number>();
  let allClearedTo = 0;

  const release = (id: number) => {
    for (const letGo of waiting.get(id) ?? []) letGo();
    waiting.delete(id);
  };

  return {
    add: (order) => {
      const added = { ...order, id: (lastId += 1) };
      orders.push(added);
      return added;
    },
    list: () => orders,
    clear: (id) => {
      if (id === undefined) allClearedTo = lastId;
      else clearedAlone.add(id);
      // A used-up order may still hold calls, so waiting ones are included.
      const cleared = id === undefined ? [...waiting.keys()] : [id];
      orders = id === undefined ? [] : orders.filter((order) => order.id !== id);
      cleared.forEach(release);
    },
    take: (path, names) => {
      const found = orders.find(
        (order) =>
          (order.path === "*" || withoutPrefix(order.path) === withoutPrefix(path)) &&
          (order.member === undefined || names.includes(order.member)),
      );
      if (found) {
        found.remaining -= 1;
        if (found.remaining <= 0) orders = orders.filter((order) => order !== found);
      }
      return found;
    },
    released: (id) =>
      id <= allClearedTo || clearedAlone.has(id)
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiting.set(id, [...(waiting.get(id) ?? []), resolve]);
          }),
  };
};
