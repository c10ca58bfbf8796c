import { createStore } from "jotai/vanilla";
import { expect, test } from "vitest";
import { askConfirm, currentQuestionAtom } from "./confirmations.ts";

const question = (title: string) => ({ title, text: "", confirm: "Yes", cancel: "No" });

test("a question is on screen until it is answered, and the answer comes back", async () => {
  const store = createStore();
  const answer = askConfirm(store, question("Log out?"));
  expect(store.get(currentQuestionAtom)?.title).toBe("Log out?");
  store.get(currentQuestionAtom)?.answer(true);
  expect(store.get(currentQuestionAtom)).toBeUndefined();
  await expect(answer).resolves.toBe(true);
});

test("questions wait for each other, in order", async () => {
  const store = createStore();
  const first = askConfirm(store, question("first"));
  const second = askConfirm(store, question("second"));
  expect(store.get(currentQuestionAtom)?.title).toBe("first");
  store.get(currentQuestionAtom)?.answer(false);
  expect(store.get(currentQuestionAtom)?.title).toBe("second");
  store.get(currentQuestionAtom)?.answer(true);
  await expect(Promise.all([first, second])).resolves.toEqual([false, true]);
});
