import { setupI18n } from "@lingui/core";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { languageTag, locales } from "@naluma/site/locale";
import { expect, test } from "vitest";
import { speak, type Message } from "./speak.ts";

const messages = {
  plain: "Log in",
  named: "Hello {name}, {name}",
  counted: "{count, plural, =0 {no games} one {# game} other {# games of {name}}}",
  offset: "{count, plural, offset:1 =0 {nobody} one {you and # other} other {you and # others}}",
  chosen: "{name, select, slot {a slot} other {{count, plural, one {a game} other {# games}}}}",
  ordered: "{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
  hash: "# {name}",
};

/** The compiler's type is open; these are its shapes. */
const compiled = (message: string): Message => {
  const pieces: unknown = compileMessageOrThrow(message);
  const isMessage = (value: unknown): value is Message =>
    typeof value === "string" || Array.isArray(value);
  if (!isMessage(pieces)) throw new Error(`no message: ${message}`);
  return pieces;
};

test.each(locales)("in %s it says what Lingui's own runtime says", (locale) => {
  const lingui = setupI18n({ locale, locales: `${languageTag(locale)}-u-nu-latn` });
  for (const [id, message] of Object.entries(messages)) {
    const pieces = compiled(message);
    lingui.load(locale, { [id]: compileMessageOrThrow(message) });
    lingui.activate(locale, `${languageTag(locale)}-u-nu-latn`);
    for (const count of [0, 1, 2, 3, 11, 21, 1_200]) {
      for (const name of ["slot", "Mai", "constructor"]) {
        const values = { count, name };
        expect(speak(locale, pieces, values)).toBe(lingui._(id, values));
      }
    }
  }
});

test("a value that is not given leaves a gap, not a word", () => {
  expect(speak("en_US", compiled("Hello {name}"), {})).toBe("Hello ");
});
