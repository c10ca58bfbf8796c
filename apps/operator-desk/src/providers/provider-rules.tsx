import { Switch } from "@naluma/ui/field";
import { useQueryClient } from "@tanstack/react-query";
import { messageOf } from "../desk-api.ts";
import { useDeskWrite } from "../use-desk-write.ts";
import { useNotify } from "../use-notify.ts";
import { allProviders, changeRules, type Provider } from "./providers.api.ts";

const names = { autoplay: "Autoplay", turbo: "Turbo" } as const;

/** What the pages of its games may offer, from the next time that they are opened. */
export function ProviderRules({ provider: { gp_id: gpId, name, rules } }: { provider: Provider }) {
  const queries = useQueryClient();
  const notify = useNotify();
  const { send, pending } = useDeskWrite(changeRules);

  const set = async (rule: keyof typeof names, isOn: boolean) => {
    await send({ gpId, rules: { [rule]: isOn } }, (sent) => {
      if (!sent.ok) notify(messageOf(sent.refusal), "error");
      return queries.invalidateQueries(allProviders);
    });
  };

  return (
    <div className="rules">
      {(["autoplay", "turbo"] as const).map((rule) => (
        <Switch
          key={rule}
          aria-label={`${names[rule]} at ${name}`}
          checked={rules[rule]}
          aria-busy={pending}
          onChange={(event) => {
            if (!pending) void set(rule, event.currentTarget.checked);
          }}
        >
          {names[rule]}
        </Switch>
      ))}
    </div>
  );
}
