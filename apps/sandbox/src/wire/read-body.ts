/** In bytes: 100 kB (docs/wire/wire.md, 'Address and body'). */
export const largestBody = 100 * 1024;

type Read =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "too-large" }
  | { readonly kind: "malformed" };

/** Stops reading as soon as the limit is exceeded, whatever the headers claim. */
const bytesOf = async (request: Request, max: number): Promise<Uint8Array | undefined> => {
  if (Number(request.headers.get("content-length") ?? 0) > max) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (request.body === null) return new Uint8Array();
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > max) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** No valid body is nearly this deep; a deeper one could exhaust the stack of recursive code. */
const deepest = 32;

/** PostgreSQL can store neither a NUL character nor an unpaired UTF-16 surrogate. */
const isText = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

export const isSound = (value: unknown): boolean => {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value: found, depth } = next;
    if (typeof found === "string" && !isText(found)) return false;
    if (typeof found !== "object" || found === null) continue;
    if (depth === deepest) return false;
    for (const [key, inner] of Object.entries(found))
      open.push({ value: key, depth }, { value: inner, depth: depth + 1 });
  }
  return true;
};

/** The JSON of a body of at most `max` bytes; a missing body counts as `{}` (W-15). */
export const readBody = async (request: Request, max = largestBody): Promise<Read> => {
  let text: string;
  try {
    const bytes = await bytesOf(request, max);
    if (bytes === undefined) return { kind: "too-large" };
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { kind: "malformed" };
  }
  if (text === "") return { kind: "value", value: {} };
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return { kind: "malformed" };
  try {
    const value: unknown = JSON.parse(text);
    return isSound(value) ? { kind: "value", value } : { kind: "malformed" };
  } catch {
    return { kind: "malformed" };
  }
};
