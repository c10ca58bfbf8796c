declare global {
  interface WindowEventMap {
    /** The browser refused to store something; it is kept in memory until the page is unloaded. */
    "storage-lost": Event;
  }
  interface Window {
    /** Set once that has happened: the next page will not find what this page stores. */
    isStorageLost?: true;
  }
}

/**
 * Backs `localStorage` or `sessionStorage` with memory, for the whole product at once (decision 0029). What the
 * browser refuses is kept until the page is unloaded, and the window dispatches an event. Printed into the page as
 * text, to run before any other script, so it uses only its parameters.
 */
export function withMemoryFallback(name: "localStorage" | "sessionStorage", win: Window): void {
  const memory = new Map<string, string>();
  let store: Storage | null | undefined;
  try {
    store = win[name];
  } catch {
    // Site data is blocked.
  }
  const attempt = <Result>(act: (open: Storage) => Result): Result | undefined => {
    try {
      return store ? act(store) : undefined;
    } catch {
      return undefined;
    }
  };
  const lose = () => {
    if (win.isStorageLost) return;
    win.isStorageLost = true;
    win.dispatchEvent(new Event("storage-lost"));
  };
  const keys = () => [...new Set([...(attempt(Object.keys) ?? []), ...memory.keys()])];

  const safe: Storage = {
    get length() {
      return keys().length;
    },
    key: (index) => keys()[index] ?? null,
    getItem: (key) => memory.get(key) ?? attempt((open) => open.getItem(key)) ?? null,
    setItem(key, value) {
      memory.delete(key);
      const isKept = attempt((open) => {
        open.setItem(key, value);
        return true;
      });
      if (isKept) return;
      // Otherwise the next page would read the old value.
      attempt((open) => open.removeItem(key));
      memory.set(key, String(value));
      lose();
    },
    removeItem(key) {
      memory.delete(key);
      attempt((open) => open.removeItem(key));
    },
    clear() {
      memory.clear();
      attempt((open) => open.clear());
    },
  };
  // Makes the entries own properties, as in the browser's own storage.
  const shown = new Proxy(Object.create(safe), {
    ownKeys: keys,
    getOwnPropertyDescriptor: (_, key) =>
      keys().includes(String(key))
        ? { value: safe.getItem(String(key)), enumerable: true, configurable: true, writable: true }
        : undefined,
    get: (_, key) =>
      (key in safe ? Reflect.get(safe, key) : safe.getItem(String(key))) ?? undefined,
    set(_, key, value: unknown) {
      safe.setItem(String(key), String(value));
      return true;
    },
    deleteProperty(_, key) {
      safe.removeItem(String(key));
      return true;
    },
  });
  Object.defineProperty(win, name, { value: shown, configurable: true });
  if (!store) lose();
}
