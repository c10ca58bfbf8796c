import { get } from "@naluma/api-client/get";
import * as v from "valibot";
import { decoded } from "./decoded.ts";

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
