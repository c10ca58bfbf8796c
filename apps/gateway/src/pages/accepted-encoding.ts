import type { Encoding } from "./sealed-page.ts";

/** The best encoding that a browser accepts; `q=0` rejects one. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepts = (name: string) =>
    (header ?? "").split(",").some((part) => {
      const [coding = "", ...parameters] = part.trim().toLowerCase().split(";");
      return coding === name && !parameters.some((p) => /^\s*q=0(\.0*)?\s*$/.test(p));
    });
  if (accepts("br")) return "br";
  return accepts("gzip") ? "gzip" : "identity";
}
