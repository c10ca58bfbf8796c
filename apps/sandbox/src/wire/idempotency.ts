import { createHash } from "node:crypto";

/** Answers are kept so long, in ms (W-14). */
export const answerLifetime = 24 * 60 * 60_000;

/** Keys in one order, so that the same body in another spelling is the same body. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, canonical(inner)]);
};

export const bodyHash = (body: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(canonical(body)))
    .digest("hex");

/** Calls under way, so that a repeat waits for the first even while that one waits for a provider. */
const underWay = new WeakMap<object, Map<string, Promise<unknown>>>();

/** The turns of one name form a queue: each waits for the one before it, whatever became of that. */
export const inTurn = async <Result>(
  services: object,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const running = underWay.get(services) ?? new Map<string, Promise<unknown>>();
  underWay.set(services, running);
  const turn = (running.get(name) ?? Promise.resolve()).catch(() => {}).then(work);
  running.set(name, turn);
  try {
    return await turn;
  } finally {
    if (running.get(name) === turn) running.delete(name);
  }
};
