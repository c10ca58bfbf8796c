// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, test } from "vitest";
import { catalogue, translate } from "./catalogue.ts";
import { Language, useWords } from "./react.tsx";

const en = { hello: "Hello", again: ["Again in ", ["seconds"], " s"] };
const words = catalogue<Record<keyof typeof en, string>>("test", {
  "./en_US.json": () => Promise.resolve(en),
  "./zh_CN.json": () => Promise.resolve({ hello: "你好" }),
});

afterEach(cleanup);

function Greeting() {
  const t = useWords(words);
  return <p>{t("hello")}</p>;
}

test.each([
  ["en_US", "Hello"],
  ["zh_CN", "你好"],
  ["th_TH", "Hello"],
] as const)("in %s the page says %s", async (locale, greeting) => {
  await act(async () =>
    render(
      <Language locale={locale}>
        <Suspense fallback="…">
          <Greeting />
        </Suspense>
      </Language>,
    ),
  );
  expect(screen.getByText(greeting).tagName).toBe("P");
});

test("words used outside React take values too", async () => {
  await words.load("en_US");
  expect(translate(words, "en_US", "again", { seconds: 9 })).toBe("Again in 9 s");
});

test("plurals follow the language", async () => {
  const counted = catalogue<{ games: string }>("counted", {
    "./en_US.json": () =>
      Promise.resolve({
        games: [["count", "plural", { one: ["#", " game"], other: ["#", " games"] }]],
      }),
  });
  await counted.load("en_US");
  expect(translate(counted, "en_US", "games", { count: 1 })).toBe("1 game");
  expect(translate(counted, "en_US", "games", { count: 1_200 })).toBe("1,200 games");
});

test.each([
  ["my_MM", "1,200"],
  ["bn_BD", "1,200"],
  ["hi_IN", "1,200"],
] as const)("a count in %s has Latin digits", async (locale, digits) => {
  const counted = catalogue<{ games: string }>("digits", {
    [`./${locale}.json`]: () => Promise.resolve({ games: [["count", "plural", { other: ["#"] }]] }),
  });
  await counted.load(locale);
  expect(translate(counted, locale, "games", { count: 1_200 })).toBe(digits);
});

test("a catalogue that could not be fetched is fetched again", async () => {
  let calls = 0;
  const shaky = catalogue<{ a: string }>("shaky", {
    "./en_US.json": () =>
      ++calls === 1 ? Promise.reject(new Error("offline")) : Promise.resolve({ a: "A" }),
  });
  await expect(shaky.load("en_US")).rejects.toThrow("offline");
  await shaky.load("en_US");
  expect(translate(shaky, "en_US", "a")).toBe("A");
});
