import type { Locale } from "@naluma/site/locale";
import type { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import * as v from "valibot";
import type { Holder, Member } from "../../members/sessions.ts";
import type { Services } from "../../services.ts";
import { enveloped, failure, type Answer } from "../../wire/answer.ts";
import type { Bound, HonoContext } from "../../wire/client-address.ts";
import { describeOwnCall } from "../../wire/openapi.ts";
import { langOf } from "../../wire/pipeline.ts";
import { readBody } from "../../wire/read-body.ts";

type Carry<Body> = (member: Member, lang: Locale, body: Body, holder: Holder) => Promise<Answer>;

const answerOf = async <Schema extends v.GenericSchema>(
  c: HonoContext,
  { sessions }: Pick<Services, "sessions">,
  body: Schema,
  carry: Carry<v.InferOutput<Schema>>,
): Promise<Answer> => {
  const lang = langOf(c);
  const presented = c.req.header("authorization");
  const holder = presented ? await sessions.holderOf(presented) : undefined;
  if (!holder) return failure(401, lang);
  return judged(c, body, (asked) => carry(holder.member, lang, asked, holder));
};

const judged = async <Schema extends v.GenericSchema>(
  c: HonoContext,
  body: Schema,
  carry: (body: v.InferOutput<Schema>) => Promise<Answer>,
): Promise<Answer> => {
  const lang = langOf(c);
  const read = await readBody(c.req.raw);
  if (read.kind === "too-large") return failure(413, lang);
  // valibot also accepts an array as an object.
  if (read.kind === "malformed" || Array.isArray(read.value)) return failure(400, lang);
  const asked = v.safeParse(body, read.value);
  return asked.success ? carry(asked.output) : failure(400, lang);
};

const send = (answer: Answer): Response =>
  new Response(JSON.stringify(enveloped(answer, 1)), {
    status: answer.status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      ...answer.headers,
    },
  });

/**
 * A call of the sandbox beyond the wire contract, with a member's token and an envelope. It is listed in
 * /sandbox/openapi.json, including the success payload if `data` describes it.
 */
export const addMemberCall = <Schema extends v.GenericSchema>(
  app: Hono<Bound>,
  services: Pick<Services, "sessions">,
  path: `/sandbox/${string}`,
  body: Schema,
  carry: Carry<v.InferOutput<Schema>>,
  data: v.GenericSchema = v.unknown(),
): void => {
  app.post(path, describeRoute(describeOwnCall(path, body, data)), async (c) => {
    return send(await answerOf(c, services, body, carry));
  });
};

/** The same for a public call; a token is ignored. */
export const addOpenCall = <Schema extends v.GenericSchema>(
  app: Hono<Bound>,
  path: `/sandbox/${string}`,
  body: Schema,
  carry: (body: v.InferOutput<Schema>) => Promise<Answer>,
  data: v.GenericSchema,
): void => {
  app.post(path, describeRoute(describeOwnCall(path, body, data, "ignored")), async (c) =>
    send(await judged(c, body, carry)),
  );
};
