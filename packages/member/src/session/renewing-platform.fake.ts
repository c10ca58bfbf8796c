import { vi } from "vitest";

/** How a platform renews tokens; the contract allows each variant (docs/wire/wire.md, 'Tokens'). */
export interface RenewalPolicy {
  /** Tokens of this age are renewed with the next response, in ms; 0 renews with every response. */
  readonly renewAfter: number;
  /** Whether a token that is sent again returns its existing successor or a new one. */
  readonly successor: "the same" | "another";
}

interface Kept {
  readonly issuedAt: number;
  endsAt?: number;
  successor?: string;
}

/** How long a renewed token remains valid, in ms (W-79). */
const grace = 60_000;

/** A replacement for `fetch`. The caller decides when a request arrives and when its response does. */
export const renewingPlatform = ({ renewAfter, successor }: RenewalPolicy, now: () => number) => {
  const tokens = new Map<string, Kept>();
  let made = 0;
  const issue = () => {
    made += 1;
    const token = `s1.${made}`;
    tokens.set(token, { issuedAt: now() });
    return token;
  };

  let arrive: (token: string, answer: (response: Response) => void) => void = () => undefined;
  vi.stubGlobal(
    "fetch",
    (request: Request) =>
      new Promise<Response>((resolve) =>
        arrive(request.headers.get("authorization") ?? "", resolve),
      ),
  );

  return {
    login: issue,
    nextCall() {
      let answer: (response: Response) => void = () => undefined;
      const request = new Promise<string>((resolve) => {
        arrive = (token, respond) => {
          answer = respond;
          resolve(token);
        };
      });
      return { request, answer: (response: Response) => answer(response) };
    },
    /** The platform's response to a request with this token at this moment. */
    answerTo(token: string): Response {
      const kept = tokens.get(token);
      if (!kept || (kept.endsAt !== undefined && kept.endsAt <= now()))
        return Response.json(
          { code: "401", message: "Log in again.", data: null },
          { status: 401 },
        );
      const isOld = kept.endsAt !== undefined || now() - kept.issuedAt >= renewAfter;
      const headers = new Headers();
      if (isOld) {
        const next = successor === "the same" ? (kept.successor ?? issue()) : issue();
        kept.successor = next;
        kept.endsAt ??= now() + grace;
        headers.set("authorization", next);
      }
      return Response.json({ code: "100", message: "Success", data: null }, { headers });
    },
  };
};
