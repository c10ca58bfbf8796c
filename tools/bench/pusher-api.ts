import { createHash, createHmac } from "node:crypto";

export interface PusherApp {
  readonly id: string;
  readonly key: string;
  readonly secret: string;
}

/** Sends a signed POST request to the HTTP API of a Pusher server. */
export async function post(
  origin: string,
  app: PusherApp,
  call: "events" | "batch_events",
  content: object,
): Promise<void> {
  const path = `/apps/${app.id}/${call}`;
  const body = JSON.stringify(content);
  const query = new URLSearchParams({
    auth_key: app.key,
    auth_timestamp: String(Math.floor(Date.now() / 1_000)),
    auth_version: "1.0",
    body_md5: createHash("md5").update(body).digest("hex"),
  }).toString();
  const signature = createHmac("sha256", app.secret)
    .update(["POST", path, query].join("\n"))
    .digest("hex");
  const answer = await fetch(`${origin}${path}?${query}&auth_signature=${signature}`, {
    method: "POST",
    body,
  });
  await answer.text();
  if (!answer.ok) throw new Error(`${call} was answered ${answer.status}`);
}

/**
 * Calls `turn` at this interval in milliseconds for the given time. Late calls follow immediately, so that the total is
 * as requested. Resolves when all of them have finished.
 */
export async function atPace(
  everyMs: number,
  seconds: number,
  turn: (number: number) => Promise<unknown>,
): Promise<number> {
  const begun = performance.now();
  const count = Math.round((seconds * 1_000) / everyMs);
  const turns: Promise<unknown>[] = [];
  for (let number = 0; number < count; number += 1) {
    const wait = begun + number * everyMs - performance.now();
    // oxlint-disable-next-line no-await-in-loop -- the pace is what is wanted
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    turns.push(turn(number));
  }
  await Promise.all(turns);
  return count;
}
