import { Button } from "../button.tsx";
import { Dialog } from "../dialog/index.ts";
import { TextArea, TextField, type CounterWords } from "../field/index.ts";
import { useForm } from "../form/index.ts";
import { promptError, type PromptRules } from "./prompt-rules.ts";
import type { Asked } from "./questions.ts";

export interface Prompt extends PromptRules {
  title: string;
  /** An explanation of what the text is for. */
  text?: string | undefined;
  label: string;
  /** Names the action: "Save name", never "OK". */
  confirm: string;
  cancel: string;
  value?: string | undefined;
  placeholder?: string | undefined;
  /** The maximum length; a counter shows how much of it is used (UI-09). */
  maximum?: number | undefined;
  /** The screen reader text of the counter; `3/20` by default. */
  counter?: CounterWords | undefined;
  numeric?: boolean | undefined;
  long?: boolean | undefined;
}

const bareCounter: CounterWords = (used, maximum) => `${used}/${maximum}`;

/** Escape and a press outside the dialog count as "cancel". */
export default function PromptDialog({ prompt }: { prompt: Asked<Prompt, string | undefined> }) {
  const { title, text, label, confirm, cancel, placeholder, maximum, long, numeric, answer } =
    prompt;
  const form = useForm<{ words: string }, string>({
    initial: { words: prompt.value ?? "" },
    check: ({ words }) => ({ words: promptError(words, prompt) }),
  });
  const Input = long ? TextArea : TextField;

  return (
    <Dialog
      open
      onClose={() => answer(undefined)}
      title={title}
      closeLabel={cancel}
      band="confirm"
      width="narrow"
    >
      <form {...form.form({ onSubmit: ({ words }) => answer(words) })} className="field-grid">
        {text !== undefined && <p className="muted">{text}</p>}
        <Input
          label={label}
          placeholder={placeholder}
          autoComplete="off"
          inputMode={numeric ? "numeric" : undefined}
          {...form.text("words")}
          error={form.errorOf("words")}
          {...(maximum === undefined
            ? {}
            : { maxLength: maximum, counter: prompt.counter ?? bareCounter })}
        />
        <div className="row">
          <Button look="line" size="l" className="grow" onClick={() => answer(undefined)}>
            {cancel}
          </Button>
          <Button type="submit" look="primary" size="l" className="grow">
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
