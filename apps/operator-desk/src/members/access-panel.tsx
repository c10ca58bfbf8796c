import { Button } from "@naluma/ui/button";
import { askConfirm } from "@naluma/ui/confirm";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { SelectField, TextField } from "@naluma/ui/field";
import { useForm } from "@naluma/ui/form";
import { FormFoot } from "@naluma/ui/form-foot";
import { useQueryClient } from "@tanstack/react-query";
import { useStore } from "jotai";
import { useEffect, useState } from "react";
import { needAttention, saidOfForm } from "../frame/said-of-form.ts";
import { useDeskWrite } from "../use-desk-write.ts";
import { useLeaveGuard } from "../use-leave-guard.ts";
import { useNotify } from "../use-notify.ts";
import { actionsFor, actionWords, checkAccess, type AccessValues } from "./member-forms.ts";
import { allMembers, changeAccess, type MemberView } from "./members.api.ts";

/** Controls the member's access: log out, reset the password, disable, enable. Each action requires a reason. */
export function AccessPanel({ member }: { member: MemberView }) {
  const { member_id: id, account, state } = member;
  const store = useStore();
  const queries = useQueryClient();
  const notify = useNotify();
  const actions = actionsFor(state);
  const { send, pending } = useDeskWrite(changeAccess);
  const form = useForm<AccessValues, string>({
    initial: { action: actions[0] ?? "log-out", reason: "" },
    check: checkAccess,
  });
  useLeaveGuard(form.values.reason.trim() !== "");
  const [password, setPassword] = useState<string>();
  // After a change of state the selected action may no longer exist.
  const action = actions.find((one) => one === form.values.action) ?? actions[0] ?? "log-out";
  const words = actionWords[action];
  const { change } = form;
  useEffect(() => {
    if (form.values.action !== action) change("action", action);
  });

  const submit = async ({ reason }: AccessValues) => {
    const yes = await askConfirm(store, {
      title: words.title(account),
      text: words.text,
      confirm: words.label,
      cancel: "Cancel",
      tone: action === "enable" ? "plain" : "warning",
    });
    if (!yes) return;
    await send({ id, action, reason }, async (sent) => {
      if (!sent.ok) return form.showRefusal(saidOfForm(sent.refusal, { reason: "reason" }));
      form.empty("reason");
      setPassword(sent.answer.password);
      await queries.invalidateQueries(allMembers);
      return notify(`${account} ${words.done}`);
    });
  };

  return (
    <section className="panel card" aria-labelledby="access">
      <h2 id="access">Access</h2>
      <form
        className="stack"
        {...form.form({ onSubmit: (values) => void submit(values), busy: pending })}
      >
        {form.formError !== undefined && <ErrorNotice text={form.formError} />}
        <SelectField
          label="Action"
          {...form.text("action")}
          choices={actions.map((value) => ({ value, text: actionWords[value].label }))}
        />
        <TextField
          label="Reason"
          hint="Recorded in the audit log."
          {...form.text("reason")}
          autoComplete="off"
          maxLength={500}
          error={form.errorOf("reason")}
        />
        <FormFoot count={form.count} words={needAttention}>
          <Button type="submit" look="primary" busy={pending}>
            {words.label}
          </Button>
        </FormFoot>
        <output>
          {password !== undefined && (
            <span>
              One-time password:{" "}
              <b className="mono" translate="no">
                {password}
              </b>
              . It is shown only once.
            </span>
          )}
        </output>
      </form>
    </section>
  );
}
