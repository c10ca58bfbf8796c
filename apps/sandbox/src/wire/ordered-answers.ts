import type { EnvelopeForm } from "./answer.ts";

/** What the operator ordered a call to answer (POST /sandbox/answers). */
export interface OrderedAnswer {
  readonly id: number;
  /** The path of the call, with or without `/api`; `*` is every call. */
  readonly path: string;
  /** Member id or account as text; undefined is anybody, visitors too. */
  readonly member: string | undefined;
  /** Undefined: the call is carried out and its own answer sent, late or in the other form. */
  readonly code: string | undefined;
  readonly message: string;
  readonly status: number;
  readonly delayMs: number;
  readonly form: EnvelopeForm | undefined;
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as it is instead of an envelope. */
  readonly raw: string | undefined;
  /** `wait` begins only once it is cleared, `hold` answers nothing until then, `abort` cuts the connection. */
  readonly behaviour: "answer" | "wait" | "hold" | "abort";
  /** The call has its effect first; only its answer is replaced, held or lost. */
  readonly carryOut: boolean;
  /** How often it still applies; Infinity until it is cleared. */
  remaining: number;
}

export interface OrderedAnswers {
  add(order: Omit<OrderedAnswer, "id">): OrderedAnswer;
  list(): readonly OrderedAnswer[];
  /** Clears one, or all; held calls are let go. */
  clear(id?: number): void;
  /** The oldest that fits; it is used up by one. */
  take(path: string, names: readonly string[]): OrderedAnswer | undefined;
  /** Resolves when the order is cleared. */
  released(id: number): Promise<void>;
}

const withoutPrefix = (path: string) => path.replace(/^\/api(?=\/)/, "");

export const createOrderedAnswers = (): OrderedAnswers => {
  let orders: OrderedAnswer[] = [];
  let lastId = 0;
  const waiting = new Map<number, (() => void)[]>();
  /** A call that is carried out first comes to wait later, perhaps after its order was cleared. */
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
      // A used-up order may still hold calls, so those in waiting count too.
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
