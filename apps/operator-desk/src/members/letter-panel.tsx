import { Button } from "@naluma/ui/button";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { TextArea, TextField } from "@naluma/ui/field";
import { useForm } from "@naluma/ui/form";
import { FormFoot } from "@naluma/ui/form-foot";
import { needAttention, saidOfForm } from "../frame/said-of-form.ts";
import { useDeskWrite } from "../use-desk-write.ts";
import { useLeaveGuard } from "../use-leave-guard.ts";
import { useNotify } from "../use-notify.ts";
import { asHtml, checkLetter, type LetterValues } from "./member-forms.ts";
import { sendLetter, type MemberView } from "./members.api.ts";

const empty: LetterValues = { title: "", text: "" };

/** Writes to the member; the letter is delivered to their inbox at once. */
export function LetterPanel({ member }: { member: MemberView }) {
  const notify = useNotify();
  const { send, pending } = useDeskWrite(sendLetter);
  const form = useForm<LetterValues, string>({ initial: empty, check: checkLetter });
  useLeaveGuard(form.values.title.trim() !== "" || form.values.text.trim() !== "");

  const submit = async ({ title, text }: LetterValues) => {
    const letter = { id: member.member_id, title: title.trim(), content: asHtml(text) };
    await send(letter, (sent) => {
      if (!sent.ok)
        return form.showRefusal(saidOfForm(sent.refusal, { title: "title", content: "text" }));
      form.empty("title", "text");
      return notify(`Message sent to ${member.account}.`);
    });
  };

  return (
    <section className="panel card" aria-labelledby="letter">
      <h2 id="letter">Message</h2>
      <form
        className="stack"
        {...form.form({ onSubmit: (values) => void submit(values), busy: pending })}
      >
        {form.formError !== undefined && <ErrorNotice text={form.formError} />}
        <TextField
          label="Title"
          {...form.text("title")}
          autoComplete="off"
          maxLength={255}
          error={form.errorOf("title")}
        />
        <TextArea
          label="Text"
          hint="A blank line starts a new paragraph. The message is sent in English, whatever the member’s language."
          {...form.text("text")}
          maxLength={8_000}
          error={form.errorOf("text")}
        />
        <FormFoot count={form.count} words={needAttention}>
          <Button type="submit" look="primary" busy={pending}>
            Send the message
          </Button>
        </FormFoot>
      </form>
    </section>
  );
}
