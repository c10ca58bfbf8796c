import { expect, test, vi } from "vitest";
import { createTurns, type Band, type Request } from "./turns.ts";

const asked = (band: Band = "modal"): Request => ({ id: Symbol(band), band });

/** A dialog that opens by itself, on a page that is as free as `page` says at the time. */
const unasked = (page = { isFree: true }): Request => ({
  id: Symbol("by itself"),
  band: "modal",
  mayOpen: () => page.isFree,
});

const on = (turns: ReturnType<typeof createTurns>, ...requests: readonly Request[]) =>
  requests.map(({ id }) => turns.hasTurn(id));

test("the first dialog stays on screen, and the others follow in order", () => {
  const turns = createTurns();
  const [login, wallet, maintenance] = [asked(), asked(), asked()];
  const closeLogin = turns.join(login);
  const closeWallet = turns.join(wallet);
  turns.join(maintenance);
  expect(on(turns, login, wallet, maintenance)).toEqual([true, false, false]);
  closeLogin();
  expect(on(turns, wallet, maintenance)).toEqual([true, false]);
  closeWallet();
  expect(on(turns, maintenance)).toEqual([true]);
});

test("a dialog that gives up while waiting is skipped", () => {
  const turns = createTurns();
  const [login, wallet, maintenance] = [asked(), asked(), asked()];
  const closeLogin = turns.join(login);
  turns.join(wallet)();
  turns.join(maintenance);
  closeLogin();
  expect(on(turns, maintenance)).toEqual([true]);
});

test("a question lies over a dialog, and a second question waits for the first", () => {
  const turns = createTurns();
  const [wheel, check, logout] = [asked(), asked("confirm"), asked("confirm")];
  turns.join(wheel);
  const answer = turns.join(check);
  turns.join(logout);
  expect(on(turns, wheel, check, logout)).toEqual([true, true, false]);
  answer();
  expect(on(turns, wheel, logout)).toEqual([true, true]);
});

test.each<Band>(["modal", "confirm"])(
  "nothing opens by itself while a dialog of the band %s is open",
  (band) => {
    const turns = createTurns();
    const [dialog, bulletin] = [asked(band), unasked()];
    const close = turns.join(dialog);
    turns.join(bulletin);
    expect(on(turns, bulletin)).toEqual([false]);
    close();
    expect(on(turns, bulletin)).toEqual([true]);
  },
);

test("a requested dialog takes precedence over a waiting unasked one", () => {
  const turns = createTurns();
  const [wallet, bulletin, login] = [asked(), unasked(), asked()];
  const closeWallet = turns.join(wallet);
  turns.join(bulletin);
  const closeLogin = turns.join(login);
  closeWallet();
  expect(on(turns, bulletin, login)).toEqual([false, true]);
  closeLogin();
  expect(on(turns, bulletin)).toEqual([true]);
});

test("an unasked dialog on screen is not taken away from its reader", () => {
  const turns = createTurns();
  const page = { isFree: true };
  const [bulletin, login] = [unasked(page), asked()];
  const close = turns.join(bulletin);
  page.isFree = false;
  turns.join(login);
  expect(on(turns, bulletin, login)).toEqual([true, false]);
  close();
  expect(on(turns, login)).toEqual([true]);
});

test("a game or an unfinished form holds back unasked dialogs until the next look", () => {
  const turns = createTurns();
  const page = { isFree: false };
  const due = unasked(page);
  turns.join(due);
  expect(on(turns, due)).toEqual([false]);
  page.isFree = true;
  turns.look();
  expect(on(turns, due)).toEqual([true]);
});

test("a waiting dialog is told of every change, until it stops listening", () => {
  const turns = createTurns();
  const changed = vi.fn<() => void>();
  const stop = turns.subscribe(changed);
  const close = turns.join(asked());
  close();
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  turns.join(asked());
  expect(changed).toHaveBeenCalledTimes(2);
});
