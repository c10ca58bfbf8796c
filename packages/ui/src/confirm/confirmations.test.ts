import { createStore } from "jotai/vanilla";
import { expect, test } from "vitest";
import { askPrompt } from "../prompt/prompts.ts";
import { askView } from "./ask-view.tsx";
import { askConfirm } from "./confirmations.ts";
import { currentQuestionAtom } from "./questions.ts";

const question = (title: string) => ({ title, text: "", confirm: "Yes", cancel: "No" });

/** The player's hand: answers what is on screen. */
const answering = (store: ReturnType<typeof createStore>) => ({
  title() {
    const asked = store.get(currentQuestionAtom);
    return asked?.kind === "view" ? asked.drawn : asked?.title;
  },
  choose(yes: boolean) {
    const asked = store.get(currentQuestionAtom);
    if (asked?.kind === "confirm") asked.answer(yes);
  },
  write(text: string | undefined) {
    const asked = store.get(currentQuestionAtom);
    if (asked?.kind === "prompt") asked.answer(text);
  },
});

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
  expect(player.title()).toBe("dialog 2");
  give(30);
  expect(player.title()).toBeUndefined();
  await expect(chosen).resolves.toBe(30);
});
