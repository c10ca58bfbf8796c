import * as v from "valibot";
import { expect, test } from "vitest";
import { getLoginWords } from "./pages.api.ts";

const wireWords = { title: "Good to see you", content: "<p>Log in to play.</p>" };
const loginWords = { title: "Good to see you", html: "<p>Log in to play.</p>" };

test.each([
  ["an object with title and content", { list: wireWords }],
  ["a list", { list: [wireWords] }],
  ["a list that begins with nothing", { list: [null, { title: "" }, wireWords] }],
  ["the object itself", wireWords],
  ["the list itself", [wireWords]],
])("[SHELL-45] the operator's words come as %s", (_form, data) => {
  expect(v.parse(getLoginWords.reads, data)).toEqual(loginWords);
});

test.each([
  [
    { title: "Only a title", content: "" },
    { title: "Only a title", html: "" },
  ],
  [
    { title: "", content: "<p>Only a text.</p>" },
    { title: "", html: "<p>Only a text.</p>" },
  ],
])("[SHELL-45] %j is enough to show", (data, expected) => {
  expect(v.parse(getLoginWords.reads, [data])).toEqual(expected);
});

test.each([[null], [{}], [{ list: null }], [{ list: [] }], [[]], ["words"]])(
  "%j holds no words",
  (data) => expect(v.parse(getLoginWords.reads, data)).toBeNull(),
);
