import { button, element } from "./elements.ts";

/** What the lobby wants to be shown; its words are the player's language already. */
interface Check {
  readonly title: string;
  readonly lines: readonly string[];
  readonly answers: readonly { readonly answer: string; readonly label: string }[];
}

/** What is used of a message from the lobby. */
interface Heard {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

interface Ports {
  readonly page: { addEventListener(type: "message", hear: (message: Heard) => void): void };
  /** The window that opened or frames this page. */
  readonly around: { postMessage(message: unknown, origin: string): void } | null;
  /** Where the way back leads. */
  readonly lobby: string | undefined;
  /** The lobby cannot draw over a window; over a frame it does. */
  readonly isWindow: boolean;
  stopAutoplay(): void;
}

const isText = (value: unknown): value is string => typeof value === "string";

const at = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

function readCheck(value: unknown): Check | undefined {
  const title = at(value, "title");
  const lines = at(value, "lines");
  const answers = at(value, "answers");
  if (!isText(title) || !Array.isArray(lines) || !Array.isArray(answers)) return undefined;
  return {
    title,
    lines: lines.filter(isText),
    answers: answers.flatMap((one: unknown) => {
      const answer = at(one, "answer");
      const label = at(one, "label");
      return isText(answer) && isText(label) ? [{ answer, label }] : [];
    }),
  };
}

function draw({ title, lines, answers }: Check, answered: (answer: string) => void) {
  const heading = element("h2", "", title);
  heading.id = "reality-check-title";
  const sheet = document.createElement("dialog");
  sheet.className = "sheet reality-check";
  sheet.setAttribute("role", "alertdialog");
  sheet.setAttribute("aria-labelledby", heading.id);
  // Whoever goes on has seen it: only its buttons close it.
  sheet.addEventListener("cancel", (event) => event.preventDefault());
  const texts = lines.map((line) => element("p", "", line));
  const ways = answers.map(({ answer, label }) => button(label, "button", () => answered(answer)));
  sheet.append(
    element("div", "sheet-head", heading),
    element("div", "sheet-body", ...texts, element("div", "ways", ...ways)),
  );
  document.body.append(sheet);
  sheet.showModal();
  return sheet;
}

/** While the lobby shows a reality check nothing is staked by itself; in a window the game shows it, too. */
export function followRealityCheck({ page, around, lobby, isWindow, stopAutoplay }: Ports): void {
  if (!around || lobby === undefined) return;
  const { origin } = new URL(lobby);
  let sheet: HTMLDialogElement | undefined;

  function close(): void {
    sheet?.close();
    sheet?.remove();
    sheet = undefined;
  }

  // From now on the lobby can count on it.
  around.postMessage({ type: "naluma-reality-check", answer: "ready" }, origin);
  page.addEventListener("message", (event) => {
    if (event.source !== around || event.origin !== origin) return;
    if (at(event.data, "type") !== "naluma-reality-check") return;
    close();
    const check = readCheck(at(event.data, "check"));
    if (!check) return;
    stopAutoplay();
    if (!isWindow) return;
    sheet = draw(check, (answer) => {
      close();
      around.postMessage({ type: "naluma-reality-check", answer }, origin);
    });
  });
}
