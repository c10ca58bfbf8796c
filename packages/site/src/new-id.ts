/** A new, unguessable id. `randomUUID` is missing outside a secure context; random bytes never are. */
export function newId(source: Pick<Crypto, "getRandomValues" | "randomUUID"> = crypto): string {
  if (typeof source.randomUUID === "function") return source.randomUUID();
  return Array.from(source.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
