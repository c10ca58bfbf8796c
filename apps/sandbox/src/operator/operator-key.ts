import { createHash, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Bound } from "../wire/api-app.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Lets in whoever sends the operator's key as bearer. */
export const operatorOnly =
  (key: string): MiddlewareHandler<Bound> =>
  async (c, next) => {
    const given = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
    if (timingSafeEqual(digest(given), digest(key))) return next();
    return c.json(
      { code: "401", message: "The operator key is missing or wrong.", data: null },
      401,
      {
        "www-authenticate": "Bearer",
      },
    );
  };
