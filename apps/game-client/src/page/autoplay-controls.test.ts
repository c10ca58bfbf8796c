// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import type { Round } from "./game-view.ts";

const words = {
  auto: "Autoplay",
  auto_stop: "Stop autoplay, {count} left",
  auto_done: "All rounds played.",
  auto_pressed: "Stopped.",
  auto_hidden: "Stopped: hidden.",
  auto_offline: "Stopped: offline.",
  auto_loss: "Stopped: loss.",
  auto_win: "Stopped: win.",
  refused_balance: "Too low.",
};

const round = (win: string): Round => ({
  id: "1",
  engine: "slot",
  at: "",
  stake: "2.00",
  staked: "2.00",
  win,
  choice: "",
  moves: [],
  isOver: true,
  next: [],
  elapsed: 0,
  since: 0,
  shown: [],
  nonce: 0,
  clientSeed: "",
  commitment: "",
  serverSeed: undefined,
});

let isHidden = false;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
  document.body.innerHTML = `<button id="auto"><span id="auto-left"></span></button>
    <dialog id="autoplay"><div id="autoplay-body"></div></dialog>
    <script type="application/json" id="game-data">${JSON.stringify({ locale: "en_US", words })}</script>`;
});

interface Given {
  /** The wins of the first rounds; the others lose. */
  readonly wins?: readonly (string | undefined)[];
  /** The number of rounds that the balance covers. */
  readonly affords?: number;
  /** No round ends before this resolves. */
  readonly gate?: Promise<void>;
}

/** A run of ten rounds that lose unless the test sets their wins. */
async function run({ wins = [], affords = 100, gate }: Given = {}) {
  const { createAutoplay } = await import("./autoplay-controls.ts");
  const said: string[] = [];
  let played = 0;
  const autoplay = createAutoplay({
    playRound: async () => {
      const win = played < wins.length ? wins[played] : "0.00";
      played += 1;
      await gate;
      return win === undefined ? undefined : round(win);
    },
    stake: () => "2.00",
    canAfford: () => played < affords,
    changed: () => undefined,
    announce: (text) => said.push(text),
  });
  const press = document.getElementById("auto");
  press?.click();
  const field = (id: string): HTMLSelectElement => {
    const found = document.getElementById(id);
    if (!(found instanceof HTMLSelectElement)) throw new Error(`There is no ${id}`);
    return found;
  };
  return {
    autoplay,
    press,
    said,
    played: () => played,
    field,
    start: () =>
      document.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true })),
  };
}

test("an autoplay run plays its rounds, counts them on the button and says when it is over", async () => {
  const { autoplay, press, said, played, start, field } = await run();
  field("auto-loss").value = "100.00";
  start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(autoplay.isOn()).toBe(true);
  expect(press?.getAttribute("aria-label")).toBe("Stop autoplay, 8 left");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(played()).toBe(10);
  expect(said).toEqual(["All rounds played."]);
  expect(press?.getAttribute("aria-label")).toBe("Autoplay");
});

test("autoplay stops before a round that could lose more than its limit", async () => {
  const { said, played, start, field } = await run();
  field("auto-loss").value = "10.00";
  start();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(played()).toBe(5);
  expect(said).toEqual(["Stopped: loss."]);
});

test("autoplay stops at a single win of its limit", async () => {
  const { said, played, start, field } = await run({ wins: ["0.00", "20.00"] });
  field("auto-win").value = "20.00";
  start();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(played()).toBe(2);
  expect(said).toEqual(["Stopped: win."]);
});

test.each([
  ["the same button", "Stopped.", (press: HTMLElement | null) => press?.click()],
  [
    "hiding the page",
    "Stopped: hidden.",
    () => {
      isHidden = true;
      document.dispatchEvent(new Event("visibilitychange"));
    },
  ],
  ["a lost connection", "Stopped: offline.", () => dispatchEvent(new Event("offline"))],
])("%s ends autoplay, and nothing starts it again", async (_, words_, act) => {
  const { press, said, played, start } = await run();
  start();
  await vi.advanceTimersByTimeAsync(1_000);
  const before = played();
  act(press);
  isHidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(played()).toBe(before);
  expect(said).toEqual([words_]);
});

test("a refused round ends autoplay, showing only the words of the refusal", async () => {
  const { autoplay, said, played, start } = await run({ wins: ["0.00", undefined] });
  start();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(played()).toBe(2);
  expect(autoplay.isOn()).toBe(false);
  expect(said).toEqual([]);
});

test("autoplay stops before a round that the balance does not cover", async () => {
  const { autoplay, said, played, start } = await run({ affords: 2 });
  start();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(played()).toBe(2);
  expect(autoplay.isOn()).toBe(false);
  expect(said).toEqual(["Too low."]);
});

test("autoplay that is stopped during a round stays stopped when the round ends", async () => {
  const gate = Promise.withResolvers<void>();
  const { autoplay, press, said, played, start } = await run({ gate: gate.promise });
  start();
  press?.click();
  gate.resolve();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(played()).toBe(1);
  expect(autoplay.isOn()).toBe(false);
  expect(said).toEqual(["Stopped."]);
});
