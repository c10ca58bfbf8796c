import type { Locale } from "@naluma/site/locale";
import type { Hono } from "hono";
import type { Member } from "../members/sessions.ts";
import type { Services } from "../services.ts";
import { enveloped, failure, type Answer } from "../wire/answer.ts";
import type { Bound } from "../wire/api-app.ts";
import { langOf, type HonoContext } from "../wire/pipeline.ts";
import { readBody } from "../wire/read-body.ts";

type Carry = (member: Member, lang: Locale) => Promise<Answer>;

const answerOf = async (
  c: HonoContext,
  { sessions }: Pick<Services, "sessions">,
  carry: Carry,
): Promise<Answer> => {
  const lang = langOf(c);
  const presented = c.req.header("authorization");
  const holder = presented ? await sessions.holderOf(presented) : undefined;
  if (!holder) return failure(401, lang);
  const read = await readBody(c.req.raw);
  if (read.kind === "too-large") return failure(413, lang);
  if (read.kind === "malformed" || JSON.stringify(read.value) !== "{}") return failure(400, lang);
  return carry(holder.member, lang);
};

/** A call of the sandbox's own, beyond the wire contract: a member's token, no body, an envelope. */
export const addMemberCall = (
  app: Hono<Bound>,
  services: Pick<Services, "sessions">,
  path: `/sandbox/${string}`,
  carry: Carry,
): void => {
  app.post(path, async (c) => {
    const answer = await answerOf(c, services, carry);
    return new Response(JSON.stringify(enveloped(answer, 1)), {
      status: answer.status,
      headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
    });
  });
};
