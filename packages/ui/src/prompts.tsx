import { askView, type Store, type Turn } from "./confirm/questions.tsx";
import type { CounterWords } from "./field/index.ts";
import { lazyView } from "./lazy-view.tsx";
import type { PromptRules } from "./prompt-rules.ts";

const PromptDialog = lazyView(() => import("./prompt-dialog.tsx"));

export interface Prompt extends PromptRules {
  title: string;
  /** An explanation of what the text is for. */
  text?: string | undefined;
  /** The label above the input. */
  label: string;
  /** Names the action: "Save name", never "OK". */
  confirm: string;
  cancel: string;
  /** The initial text. */
  value?: string | undefined;
  placeholder?: string | undefined;
  /** The maximum length; a counter shows how much of it is used (UI-09). */
  maximum?: number | undefined;
  /** The screen reader text of the counter; `3/20` by default. */
  counter?: CounterWords | undefined;
  /** Requests a number. */
  numeric?: boolean | undefined;
  /** Allows several lines. */
  long?: boolean | undefined;
}

/** A prompt together with the promise of its answer. */
export type AskedPrompt = Prompt & Turn<string | undefined>;

/** Asks the player for a text; resolves to undefined if cancelled. Queued like `askConfirm`. */
export const askPrompt = (store: Store, prompt: Prompt): Promise<string | undefined> =>
  askView<string | undefined>(store, (turn) => (
    <PromptDialog key={turn.id} prompt={{ ...prompt, ...turn }} />
  ));
