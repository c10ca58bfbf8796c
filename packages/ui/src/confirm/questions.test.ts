import { createStore } from "jotai/vanilla";
import { expect, test } from "vitest";
import { askConfirm, askPrompt, confirms, createQuestions, prompts } from "./questions.ts";

const question = (title: string) => ({ title, text: "", confirm: "Yes", cancel: "No" });

/** Answers the visible question as the player would. */
function answering(store: ReturnType<typeof createStore>) {
  const confirm = () => store.get(confirms.currentAtom);
  const prompt = () => store.get(prompts.currentAtom);
  return {
    title: () => (confirm() ?? prompt())?.title,
    choose: (yes: boolean) => confirm()?.answer(yes),
    write: (text: string | undefined) => prompt()?.answer(text),
  };
}

test("a question is on screen until it is answered, and its answer is returned", async () => {
  const store = createStore();
  const player = answering(store);
  const answer = askConfirm(store, question("Log out?"));
  expect(player.title()).toBe("Log out?");
  player.choose(true);
  expect(player.title()).toBeUndefined();
  await expect(answer).resolves.toBe(true);
});

test("questions wait for each other in order, whether they ask for a choice or a text", async () => {
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

test("a dismissed prompt returns no answer", async () => {
  const store = createStore();
  const words = askPrompt(store, { ...question("Name"), label: "Name" });
  answering(store).write(undefined);
  await expect(words).resolves.toBeUndefined();
});

test("a feature's own question waits its turn, and closes with its answer", async () => {
  const store = createStore();
  const player = answering(store);
  const lengths = createQuestions<{ least: number }, number>();
  const shown = () => store.get(lengths.currentAtom);
  void askConfirm(store, question("first"));
  const chosen = lengths.ask(store, { least: 5 });
  expect(player.title()).toBe("first");
  expect(shown()).toBeUndefined();
  player.choose(true);
  expect(shown()).toMatchObject({ least: 5 });
  shown()?.answer(30);
  expect(shown()).toBeUndefined();
  await expect(chosen).resolves.toBe(30);
});
