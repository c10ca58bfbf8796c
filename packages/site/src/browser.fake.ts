type Listener = (event: { key: string | null }) => void;

/** One browser's storage as its tabs see it: every other tab is notified of a change. */
export function fakeBrowser() {
  const entries = new Map<string, string>();
  const tabs: Listener[][] = [];

  return {
    entries,
    tab() {
      const listeners: Listener[] = [];
      tabs.push(listeners);
      const notify = (key: string) => {
        for (const other of tabs)
          if (other !== listeners) for (const listener of other) listener({ key });
      };
      return {
        local: {
          getItem: (key: string) => entries.get(key) ?? null,
          setItem(key: string, value: string) {
            entries.set(key, value);
            notify(key);
          },
          removeItem(key: string) {
            if (entries.delete(key)) notify(key);
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
