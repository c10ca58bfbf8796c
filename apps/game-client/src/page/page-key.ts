import { randomId } from "./random-id.ts";

type Store = Pick<Storage, "getItem" | "setItem">;

/**
 * The key with which this page opens its ticket. A reload finds it again: a ticket opens once, and the page that
 * opened it may come back. Where nothing can be stored the history of the window remembers it.
 */
export function pageKey(
  ticket: string,
  { store, history }: { store(): Store; history: Pick<History, "state" | "replaceState"> },
): string {
  const name = `key of ${ticket}`;
  try {
    const kept = store().getItem(name);
    if (kept !== null) return kept;
    const key = randomId(16);
    store().setItem(name, key);
    return key;
  } catch {
    const before: unknown = history.state;
    if (typeof before === "string" && before.startsWith(name)) return before.slice(name.length);
    const key = randomId(16);
    history.replaceState(name + key, "");
    return key;
  }
}
