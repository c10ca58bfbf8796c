import { Button } from "../button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { TextArea, TextField, type CounterWords } from "../field/index.ts";
import { useForm } from "../form/use-form.ts";
import { promptError } from "./prompt-rules.ts";
import type { Asked, Prompt } from "./questions.ts";

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
