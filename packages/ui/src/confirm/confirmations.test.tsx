import { createStore } from "jotai/vanilla";
import { isValidElement } from "react";
import { expect, test } from "vitest";
import type { AskedPrompt } from "../prompt-dialog.tsx";
import { askPrompt } from "../prompts.tsx";
import type { AskedConfirm } from "./confirm-dialog.tsx";
import { askConfirm } from "./confirmations.tsx";
import { askView, currentQuestionAtom } from "./questions.tsx";

const question = (title: string) => ({ title, text: "", confirm: "Yes", cancel: "No" });

interface Drawn {
  question?: AskedConfirm;
  prompt?: AskedPrompt;
}

/** Answers the visible question as the player would. */
function answering(store: ReturnType<typeof createStore>) {
  const shown = () => {
    const drawn = store.get(currentQuestionAtom);
    return isValidElement<Drawn>(drawn) ? drawn.props : undefined;
  };
  return {
    shown: () => store.get(currentQuestionAtom),
    title: () => (shown()?.question ?? shown()?.prompt)?.title,
    choose: (yes: boolean) => shown()?.question?.answer(yes),
    write: (text: string | undefined) => shown()?.prompt?.answer(text),
  };
}

test("a question is on screen until it is answered, and the answer comes back", async () => {
  const store = createStore();
  const player = answering(store);
  const answer = askConfirm(store, question("Log out?"));
  expect(player.title()).toBe("Log out?");
  player.choose(true);
  expect(player.title()).toBeUndefined();
  await expect(answer).resolves.toBe(true);
});

test("questions wait for each other, in order, whether they want a choice or words", async () => {
  const store = createStore();
  const player = answering(store);
  const first = askConfirm(store, question("first"));
  const second = askPrompt(store, { ...question("second"), label: "Name" });
  const third = askConfirm(store, question("third"));
  expect(player.title()).toBe("first");
  player.choose(false);
  expect(player.title()).toBe("second");
  player.write("marika");
  expect(player.title()).toBe("third");
  player.choose(true);
  await expect(Promise.all([first, second, third])).resolves.toEqual([false, "marika", true]);
});

test("the same question is open once, and the answer counts once", async () => {
  const store = createStore();
  const player = answering(store);
  const press = () => askConfirm(store, question("Send $25.00 to marika?"));
  const twice = [press(), press()];
  player.choose(true);
  expect(player.title()).toBeUndefined();
  await expect(Promise.all(twice)).resolves.toEqual([true, false]);
  const later = press();
  player.choose(true);
  await expect(later).resolves.toBe(true);
});

test("a prompt that is sent away answers nothing", async () => {
  const store = createStore();
  const words = askPrompt(store, { ...question("Name"), label: "Name" });
  answering(store).write(undefined);
  await expect(words).resolves.toBeUndefined();
});

test("a dialog of a feature's own waits its turn, and goes with its answer", async () => {
  const store = createStore();
  const player = answering(store);
  void askConfirm(store, question("first"));
  let give: (minutes: number) => void = () => undefined;
  const chosen = askView<number>(store, ({ id, answer }) => {
    give = answer;
    return `dialog ${id}`;
  });
  expect(player.title()).toBe("first");
  player.choose(true);
  expect(player.shown()).toBe("dialog 2");
  give(30);
  expect(player.shown()).toBeUndefined();
  await expect(chosen).resolves.toBe(30);
});
