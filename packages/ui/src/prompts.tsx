import { askView, type Store, type Turn } from "./confirm/questions.tsx";
import type { CounterWords } from "./field/index.ts";
import { lazyView } from "./lazy-view.tsx";
import type { PromptRules } from "./prompt-rules.ts";

const PromptDialog = lazyView(() => import("./prompt-dialog.tsx"));

export interface Prompt extends PromptRules {
  title: string;
  /** What the words are for. */
  text?: string | undefined;
  /** Stands above the input. */
  label: string;
  /** Says what it does: "Save name", never "OK". */
  confirm: string;
  cancel: string;
  /** What is written there already. */
  value?: string | undefined;
  placeholder?: string | undefined;
  /** How much may be written; a counter shows how much is (UI-09). */
  maximum?: number | undefined;
  /** What a screen reader says for the counter; `3/20` unless given. */
  counter?: CounterWords | undefined;
  /** A number is asked for. */
  numeric?: boolean | undefined;
  /** Several lines. */
  long?: boolean | undefined;
}

/** What is asked, and what becomes of the words. */
export type AskedPrompt = Prompt & Turn<string | undefined>;

/** Asks the player for text; undefined if cancelled. Queued like `askConfirm`. */
export const askPrompt = (store: Store, prompt: Prompt): Promise<string | undefined> =>
  askView<string | undefined>(store, (turn) => (
    <PromptDialog key={turn.id} prompt={{ ...prompt, ...turn }} />
  ));
