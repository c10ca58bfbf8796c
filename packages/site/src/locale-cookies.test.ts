import { expect, test } from "vitest";
import { localeCookieAttributes } from "./locale-cookies.ts";

const year = "Path=/; Max-Age=31536000";

test.each([
  [false, false, `${year}; SameSite=Lax`],
  [false, true, `${year}; SameSite=Lax; Secure`],
  [true, false, `${year}; SameSite=None; Secure`],
  [true, true, `${year}; SameSite=None; Secure`],
])(
  "[I18N-17] if other origins frame the site (%j) and over https (%j) a language cookie has %s",
  (crossOrigin, secure, attributes) => {
    expect(localeCookieAttributes({ crossOrigin, secure })).toBe(attributes);
  },
);
