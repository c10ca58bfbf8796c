type Listener = (event: { key: string | null }) => void;

/** One browser's storage as its tabs see it: a change is told to every tab but the one that made it. */
export function fakeBrowser() {
  const kept = new Map<string, string>();
  const tabs: Listener[][] = [];

  return {
    kept,
    tab() {
      const listeners: Listener[] = [];
      tabs.push(listeners);
      const notify = (key: string) => {
        for (const other of tabs)
          if (other !== listeners) for (const listener of other) listener({ key });
      };
      return {
        local: {
          getItem: (key: string) => kept.get(key) ?? null,
          setItem(key: string, value: string) {
            kept.set(key, value);
            notify(key);
          },
          removeItem(key: string) {
            if (kept.delete(key)) notify(key);
          },
        },
        page: {
          addEventListener(type: string, listener: unknown) {
            if (type === "storage" && typeof listener === "function")
              listeners.push((event) => listener(event));
          },
          removeEventListener: () => undefined,
        },
      };
    },
  };
}
