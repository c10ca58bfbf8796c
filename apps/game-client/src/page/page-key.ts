/** A random id of this many bytes, in hexadecimal. */
export const randomId = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

type Store = Pick<Storage, "getItem" | "setItem">;

/**
 * The key with which this page opens its ticket. A ticket opens only once, but the page that opened it may reload, so
 * the key is stored. If storage is unavailable, it is kept in the history state of the window.
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
