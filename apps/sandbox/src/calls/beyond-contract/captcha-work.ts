import type { Hono } from "hono";
import * as v from "valibot";
import { empty, whole } from "../../ground/values.ts";
import { captchaWork } from "../../members/captcha-work.ts";
import type { Services } from "../../services.ts";
import { done } from "../../wire/answer.ts";
import type { Bound } from "../../wire/pipeline.ts";
import { addOpenCall } from "./member-call.ts";

/** POST /sandbox/visitor/captcha-work: what a browser may do in place of a captcha's code. The wire contract has no call for it. */
export const addCaptchaWork = (app: Hono<Bound>, services: Pick<Services, "config">): void =>
  addOpenCall(
    app,
    services,
    "/sandbox/visitor/captcha-work",
    empty,
    async () => done(captchaWork),
    v.object({ iterations: whole(1), bits: whole(1, 8), parts: whole(1, 8) }),
  );
