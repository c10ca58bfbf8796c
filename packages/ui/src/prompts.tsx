import { askView, type Store } from "./confirm/questions.tsx";
import { lazyView } from "./lazy-view.tsx";
import type { Prompt } from "./prompt-dialog.tsx";

const PromptDialog = lazyView(() => import("./prompt-dialog.tsx"));

/** Asks the player for a text; resolves to undefined if cancelled. Queued like `askConfirm`. */
export const askPrompt = (store: Store, prompt: Prompt): Promise<string | undefined> =>
  askView<string | undefined>(store, (turn) => (
    <PromptDialog key={turn.id} prompt={{ ...prompt, ...turn }} />
  ));
