import { Button } from "@naluma/ui/button";
import { Dialog } from "@naluma/ui/dialog";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { SelectField, TextField } from "@naluma/ui/field";
import { useForm } from "@naluma/ui/form";
import { FormFoot } from "@naluma/ui/form-foot";
import { useQueryClient } from "@tanstack/react-query";
import { needAttention, saidOfForm } from "../frame/said-of-form.ts";
import { zoneName } from "../frame/time.ts";
import { useDeskWrite } from "../use-desk-write.ts";
import { useNotify } from "../use-notify.ts";
import {
  changeOf,
  checkProvider,
  consequence,
  initialOf,
  type ProviderValues,
} from "./provider-form.ts";
import { allProviders, changeState, type Provider } from "./providers.api.ts";

const states = [
  { value: "open", text: "Open" },
  { value: "maintenance", text: "Maintenance" },
  { value: "slow", text: "Slow" },
  { value: "refusing", text: "Refusing" },
];

const fieldOfPlace = { delay_ms: "delay", start_at: "starts", end_at: "ends" } as const;

export interface ProviderDialogProps {
  provider: Provider;
  onClose: () => void;
}

/** Changes a provider's state now or from a later time. The dialog explains the consequences first. */
export function ProviderDialog({ provider, onClose }: ProviderDialogProps) {
  const queries = useQueryClient();
  const notify = useNotify();
  const { send, pending } = useDeskWrite(changeState);
  const form = useForm<ProviderValues, string>({
    initial: initialOf(provider),
    check: checkProvider,
    recheckOn: ({ state }) => state,
  });
  const { state } = changeOf(form.values);

  const submit = async (values: ProviderValues) => {
    await send({ gpId: provider.gp_id, change: changeOf(values) }, async (sent) => {
      if (!sent.ok) return form.showRefusal(saidOfForm(sent.refusal, fieldOfPlace));
      await queries.invalidateQueries(allProviders);
      notify(`${provider.name} is changed.`);
      return onClose();
    });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={`State of ${provider.name}`}
      closeLabel="Close"
      width="narrow"
    >
      <form
        className="stack"
        {...form.form({ onSubmit: (values) => void submit(values), busy: pending })}
      >
        {form.formError !== undefined && <ErrorNotice text={form.formError} />}
        <SelectField label="State" {...form.text("state")} choices={states} />
        {state === "slow" && (
          <TextField
            label="Delay"
            {...form.text("delay")}
            inputMode="numeric"
            trailing={<span className="dim">ms</span>}
            error={form.errorOf("delay")}
          />
        )}
        {state === "maintenance" && (
          <>
            <TextField
              label="Starts"
              hint={`${zoneName}. Leave empty to start now.`}
              {...form.text("starts")}
              type="datetime-local"
              error={form.errorOf("starts")}
            />
            <TextField
              label="Ends"
              hint={`${zoneName}. Leave empty for two hours after the start.`}
              {...form.text("ends")}
              type="datetime-local"
              error={form.errorOf("ends")}
            />
          </>
        )}
        <p className="dim">{consequence[state]}</p>
        <FormFoot count={form.count} words={needAttention}>
          <Button type="submit" look="primary" busy={pending}>
            Set the state
          </Button>
        </FormFoot>
      </form>
    </Dialog>
  );
}
