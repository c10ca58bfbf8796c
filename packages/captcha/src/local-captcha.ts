import type { Api } from "@naluma/api-client";
import { get } from "@naluma/api-client/get";
import type { Clock } from "@naluma/machine/clock";
import * as v from "valibot";
import { carriesOut } from "./captcha.runner.ts";

/** A captcha that the device checks itself, before a call: a courtesy that protects nothing (A-079, W-45). */
export const getLocalCaptcha = get(
  "/clientCaptcha",
  v.pipe(
    v.object({
      text: v.pipe(
        v.string(),
        v.check((text) => decoded(text) !== undefined),
      ),
      svg: v.pipe(v.string(), v.regex(/^<svg[ >]/)),
    }),
    v.transform(({ text, svg }) => ({
      token: text,
      source: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
      placeholder: "",
      code: decoded(text) ?? "",
    })),
  ),
);

interface Ports {
  readonly api: Api;
  readonly clock: Clock;
}

/** Like `createCaptcha`, for a captcha whose answer the device compares itself: its token is the encoded text. */
export const createLocalCaptcha = ({ api, clock }: Ports): ReturnType<typeof carriesOut> =>
  carriesOut(clock, () => api.send(getLocalCaptcha, {}));

/** Ignores case and surrounding spaces. */
export const isLocalAnswer = (coded: string, typed: string): boolean =>
  decoded(coded)?.toLowerCase() === typed.trim().toLowerCase();

/** Decodes the text of a local captcha: base64url(nonce) '.' base64url(text XOR nonce, repeated) (W-45). */
export function decoded(coded: string): string | undefined {
  const [nonce, hidden] = coded.split(".", 2).map(bytesOf);
  if (!nonce || !hidden || nonce.length === 0 || hidden.length === 0) return undefined;
  const plain = hidden.map((byte, place) => byte ^ (nonce[place % nonce.length] ?? 0));
  return new TextDecoder().decode(plain);
}

function bytesOf(base64url: string): Uint8Array | undefined {
  try {
    const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(text, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
