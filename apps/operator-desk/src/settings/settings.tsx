import { Button } from "@naluma/ui/button";
import { askConfirm } from "@naluma/ui/confirm";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { Check, TextArea, TextField } from "@naluma/ui/field";
import { useForm } from "@naluma/ui/form";
import { FormFoot } from "@naluma/ui/form-foot";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useStore } from "jotai";
import { useSearchParams } from "react-router";
import { Read } from "../frame/read.tsx";
import { needAttention, saidOfForm } from "../frame/said-of-form.ts";
import { ScreenFrame } from "../frame/screen-frame.tsx";
import { SiteField } from "../site-field.tsx";
import { useDeskWrite } from "../use-desk-write.ts";
import { useLeaveGuard } from "../use-leave-guard.ts";
import { useNotify } from "../use-notify.ts";
import {
  checkSettings,
  fieldOfPlace,
  isChanged,
  settingsOf,
  type SettingsValues,
  valuesOf,
  warningOf,
} from "./settings-values.ts";
import { saveSettings, settingsKey, settingsQuery, type SiteSettings } from "./settings.api.ts";

export default function SiteSettingsScreen() {
  const found = useQuery(settingsQuery);
  const [params, setParams] = useSearchParams();
  const siteId = Number(params.get("site") ?? 1);
  return (
    <ScreenFrame name="Site settings">
      <div className="fields">
        <SiteField value={siteId} onValue={(site) => setParams({ site: String(site) })} />
      </div>
      <Read query={found} of="the settings">
        {(list) =>
          list
            .filter(({ site_id }) => site_id === siteId)
            .map((site) => <SettingsForm key={site.site_id} site={site} />)
        }
      </Read>
    </ScreenFrame>
  );
}

/** The settings of one site; open pages follow once they are saved. */
function SettingsForm({ site }: { site: SiteSettings }) {
  const { site_id: siteId, name, settings: before, own_service, offered, services } = site;
  const store = useStore();
  const queries = useQueryClient();
  const notify = useNotify();
  const { send, pending } = useDeskWrite(saveSettings);
  const form = useForm<SettingsValues, string>({
    initial: valuesOf(before),
    check: checkSettings(site),
  });

  useLeaveGuard(isChanged(form.values, before) && !pending);

  const submit = async (values: SettingsValues) => {
    const settings = settingsOf(values);
    const warning = warningOf(before, settings);
    const yes =
      warning === undefined ||
      (await askConfirm(store, {
        title: `Change ${name}?`,
        text: warning,
        confirm: "Save the settings",
        cancel: "Cancel",
        tone: "warning",
      }));
    if (!yes) return;
    await send({ siteId, settings }, async (sent) => {
      if (!sent.ok) return form.showRefusal(saidOfForm(sent.refusal, fieldOfPlace));
      await queries.invalidateQueries({ queryKey: settingsKey });
      return notify(`The settings of ${name} are saved.`);
    });
  };

  return (
    <form
      className="panels"
      {...form.form({ onSubmit: (values) => void submit(values), busy: pending })}
    >
      {form.formError !== undefined && (
        <div className="panel-wide">
          <ErrorNotice text={form.formError} />
        </div>
      )}
      <section className="panel card stack" aria-label="Names">
        <h2>Names</h2>
        <TextField
          label="Title in English"
          {...form.text("titleEn")}
          maxLength={100}
          error={form.errorOf("titleEn")}
        />
        <TextField
          label="Title in Chinese"
          {...form.text("titleZh")}
          maxLength={100}
          error={form.errorOf("titleZh")}
        />
        <TextArea
          label="Logos"
          hint="One address per line, /media/… or https://…"
          {...form.text("logos")}
          error={form.errorOf("logos")}
        />
      </section>
      <section className="panel card stack" aria-label="Currencies">
        <h2>Currencies</h2>
        <TextField
          label="Currencies, in order"
          hint={`Available: ${offered.join(" ")}.`}
          {...form.text("currencies")}
          autoComplete="off"
          error={form.errorOf("currencies")}
        />
        <Check {...form.tick("isDemo")}>A demo site</Check>
      </section>
      <section className="panel card stack" aria-label="Registration">
        <h2>Registration</h2>
        <TextField
          label="Referral links are kept for"
          {...form.text("linkExpireTime")}
          inputMode="numeric"
          trailing={<span className="dim">minutes</span>}
          error={form.errorOf("linkExpireTime")}
        />
        <TextField
          label="Minimum age"
          {...form.text("minimumAge")}
          inputMode="numeric"
          trailing={<span className="dim">years</span>}
          error={form.errorOf("minimumAge")}
        />
        <TextField
          label="Excluded countries"
          hint="Two letters each, such as AU FR."
          {...form.text("excludedCountries")}
          autoComplete="off"
          error={form.errorOf("excludedCountries")}
        />
      </section>
      <section className="panel card stack" aria-label="Member services">
        <h2>Member services</h2>
        <TextField
          label="Left out"
          hint={`Members of this site do without these. Available: ${services.join(" ")}.`}
          {...form.text("leftOut")}
          autoComplete="off"
          autoCapitalize="off"
          error={form.errorOf("leftOut")}
        />
      </section>
      <section className="panel card stack panel-wide" aria-label="Customer service">
        <h2>Customer service</h2>
        <TextArea
          label="Addresses by language"
          hint={`A line a language, as th_TH https://help.example/th. A language that is left out has ${own_service["en_US"] ?? "the sandbox’s own page"}, in that language.`}
          {...form.text("customerService")}
          error={form.errorOf("customerService")}
        />
      </section>
      <div className="panel-wide">
        <FormFoot count={form.count} words={needAttention}>
          <Button type="submit" look="primary" busy={pending}>
            {`Save the settings of ${name}`}
          </Button>
        </FormFoot>
      </div>
    </form>
  );
}
