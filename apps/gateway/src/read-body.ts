/** The body, or undefined if it is larger than `bytes`. */
export async function boundedText(request: Request, bytes: number): Promise<string | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > bytes) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > bytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** The text parsed as JSON; undefined if it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
