import { vi } from "vitest";

/** A page that lets tests inspect its storage, its address and whether it was reloaded. */
export function fakePage(address = "/") {
  const { pathname, search, hash } = new URL(address, "http://localhost");
  const jar = new Map<string, string>();
  const stored = new Map<string, string>();
  return {
    jar,
    stored,
    document: {
      get cookie() {
        return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      },
      set cookie(text: string) {
        const [name = "", value = ""] = (text.split(";")[0] ?? "").split("=");
        if (text.includes("Max-Age=0")) jar.delete(name);
        else jar.set(name, value);
      },
    },
    location: { protocol: "http:", pathname, search, hash, reload: vi.fn<() => void>() },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    history: { state: null, replaceState: vi.fn<History["replaceState"]>() },
  };
}
