import { button, element } from "./elements.ts";

/** The dialog that the lobby wants shown; its texts are already in the player's language. */
interface Check {
  readonly title: string;
  readonly lines: readonly string[];
  readonly answers: readonly { readonly answer: string; readonly label: string }[];
}

/** The fields used of a message from the lobby. */
interface Heard {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

interface Ports {
  readonly page: { addEventListener(type: "message", hear: (message: Heard) => void): void };
  /** The window that opened or frames this page. */
  readonly around: { postMessage(message: unknown, origin: string): void } | null;
  /** The address of the lobby that the player returns to. */
  readonly lobby: string | undefined;
  /** Whether the game runs in its own window, over which the lobby cannot draw; over a frame it can. */
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
  // The player must confirm: only the buttons close the dialog, not the Escape key.
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

/**
 * While the lobby shows a reality check, no automatic round is staked; in its own window the game shows the check
 * itself.
 */
export function followRealityCheck({ page, around, lobby, isWindow, stopAutoplay }: Ports): void {
  if (!around || lobby === undefined) return;
  const { origin } = new URL(lobby);
  let sheet: HTMLDialogElement | undefined;

  function close(): void {
    sheet?.close();
    sheet?.remove();
    sheet = undefined;
  }

  // From here on the lobby can rely on this page.
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
