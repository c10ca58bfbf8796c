import type { LinkedPage } from "./landed-link.ts";

/** A fake page with cookies; `kept` contains the lifetime of each in seconds. */
export function fakePage(search: string, landed = search) {
  const cookies = new Map<string, string>();
  const kept = new Map<string, string>();
  const page = {
    location: { search, protocol: "http:", host: "vip.example.com" },
    performance: {
      getEntriesByType: () => [
        {
          name: `https://vip.example.com/${landed}`,
          entryType: "navigation",
          duration: 0,
          startTime: 0,
          toJSON: () => ({}),
        },
      ],
    },
    document: {
      get cookie() {
        return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      },
      set cookie(text: string) {
        const [pair = "", ...attributes] = text.split("; ");
        const [name = "", value = ""] = pair.split("=");
        const age = attributes.find((one) => one.startsWith("Max-Age="))?.slice(8) ?? "session";
        if (age === "0") {
          cookies.delete(name);
          kept.delete(name);
          return;
        }
        cookies.set(name, value);
        kept.set(name, age);
      },
    },
  } satisfies LinkedPage & { location: Pick<Location, "host"> };
  return { page, cookies, kept };
}
