import { useUserMessage } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { Dialog } from "@naluma/ui/dialog";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { FormFoot } from "@naluma/ui/form-foot";
import { HelpLinks } from "@naluma/ui/help-links";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { IntroducerBanners } from "../introducer/introducer-banner.tsx";
import { restWords } from "../words.rest.ts";
import { AgreementTick, type AgreementTextProps } from "./agreement-tick.tsx";
import { grouped, groupTitles } from "./field-groups.ts";
import { OneField } from "./one-field.tsx";
import type { RegisterField } from "./register-values.ts";
import type { RegisterView } from "./register-view.ts";

export interface RegisterFormViewProps extends AgreementTextProps {
  view: RegisterView;
  /** For visitors who have an account already. */
  onLogIn: () => void;
  /** The operator's picture behind the title. */
  background?: ReactNode;
  /** Renders as a page of its own, which developers see at /register. */
  asPage?: boolean | undefined;
}

/** The registration dialog: two columns on desktop, full screen on a phone. */
export function RegisterFormView(props: RegisterFormViewProps) {
  const { view, background, asPage } = props;
  const { t } = useUserMessage(restWords);
  const isPhone = useSite().template === "mobile";
  const id = useId();
  const inside = (
    <>
      {background}
      <Inside {...props} id={id} isPhone={isPhone} />
    </>
  );
  const foot = <Foot {...props} id={id} />;
  if (asPage)
    return (
      <main className="page-width register">
        <h1>{t("register.title")}</h1>
        <ToLogIn {...props} />
        {inside}
        {foot}
      </main>
    );
  return (
    <Dialog
      open
      onClose={view.close}
      as={isPhone ? "sheet" : "modal"}
      full
      className="register"
      title={t("register.title")}
      closeLabel={t("register.close")}
      subtitle={<ToLogIn {...props} />}
      footer={view.settings.at === "ready" && foot}
    >
      {inside}
    </Dialog>
  );
}

function ToLogIn({ onLogIn }: RegisterFormViewProps) {
  const { t } = useUserMessage(restWords);
  return (
    <p className="register-login">
      {t("register.have_account")}{" "}
      <Button look="text" size="s" onClick={onLogIn}>
        {t("register.log_in")}
      </Button>
    </p>
  );
}

/** The number of errors and the button, visible at every scroll position. */
function Foot({ view: { form, settings, busy }, id }: RegisterFormViewProps & { id: string }) {
  const { t } = useUserMessage(restWords);
  if (settings.at !== "ready") return null;
  return (
    <FormFoot count={form.count} words={(count) => t("register.to_correct", { count })}>
      <Button type="submit" form={id} look="primary" size="l" busy={busy}>
        {t("register.submit")}
      </Button>
    </FormFoot>
  );
}

type InsideProps = RegisterFormViewProps & { id: string; isPhone: boolean };

function Inside(props: InsideProps) {
  const { settings } = props.view;
  const { t } = useUserMessage(restWords);
  const { format } = useUserMessage(restWords);
  switch (settings.at) {
    case "loading":
      return <FormSkeleton label={t("register.loading")} />;
    case "failed":
      return (
        <ErrorNotice
          text={format(settings.message)}
          retry={{ label: t("register.retry"), onRetry: settings.retry }}
        />
      );
    case "ready":
      return <Fields {...props} fields={settings.fields} />;
  }
}

function Fields(props: InsideProps & { fields: readonly RegisterField[] }) {
  const { view, id, isPhone, fields, AgreementText } = props;
  const { t } = useUserMessage(restWords);
  const { format } = useUserMessage(restWords);
  const { form, banners, isDemo, busy } = view;
  const first = useFirstFocus(!isPhone);
  const enterKeyHint = isPhone ? "next" : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of its fields
    <form
      {...form.form({ onSubmit: view.submit, busy })}
      id={id}
      className="register-form"
      onKeyDown={isPhone ? nextOnEnter : undefined}
    >
      <Refusal view={view} />
      {isDemo && <p className="note">{format({ id: "demo" })}</p>}
      <IntroducerBanners banners={banners} />
      <div ref={first} className="register-form">
        {grouped(fields).map((part) => (
          <section key={part.group} aria-labelledby={`${id}-${part.group}`}>
            <h3 id={`${id}-${part.group}`}>{t(groupTitles[part.group])}</h3>
            <div className="field-grid field-grid-double">
              {part.fields.map((field) => (
                <OneField key={field} field={field} view={view} enterKeyHint={enterKeyHint} />
              ))}
            </div>
          </section>
        ))}
      </div>
      <AgreementTick view={view} AgreementText={AgreementText} />
    </form>
  );
}

/**
 * Moves the focus to the first field, even if the fields load after their dialog. Not on a phone, where the
 * keyboard would cover the form.
 */
function useFirstFocus(isWanted: boolean) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The header of the dialog had the focus while there was nothing else to focus.
    if (isWanted && document.activeElement?.matches("body, .dialog-head *"))
      fields.current?.querySelector("input")?.focus();
  }, [isWanted]);
  return fields;
}

/** The server's error for the whole form, with links to help. It scrolls into view, far above the pressed button. */
function Refusal({ view: { form, help } }: { view: RegisterView }) {
  const { t } = useUserMessage(restWords);
  const { format } = useUserMessage(restWords);
  const notice = useRef<HTMLDivElement>(null);
  const { formError } = form;
  useEffect(() => {
    if (formError) notice.current?.scrollIntoView({ block: "nearest" });
  }, [formError]);
  return (
    <div ref={notice} className="register-refusal">
      {formError && (
        <>
          <ErrorNotice text={format(formError)} />
          <HelpLinks title={t("register.help")} links={help} />
        </>
      )}
    </div>
  );
}

/** The number of fields that every form has, so that little moves when they load. */
const fieldsToCome = 6;

function FormSkeleton({ label }: { label: string }) {
  return (
    <>
      <output className="visually-hidden">{label}</output>
      <div className="register-form" aria-hidden="true">
        <div className="field-grid field-grid-double">
          {Array.from({ length: fieldsToCome }, (_, index) => (
            <div key={index} className="register-skeleton">
              <span className="skeleton" />
              <span className="skeleton" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

interface KeyPress {
  readonly key: string;
  readonly target: EventTarget;
  readonly nativeEvent: { readonly isComposing: boolean };
  preventDefault(): void;
}

const inputs = "input:not([type=checkbox]), select";

/** On a phone, the "next" key moves to the next field; on the last one it submits the form. */
export function nextOnEnter(event: KeyPress): void {
  const { key, target, nativeEvent } = event;
  if (key !== "Enter" || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || target.enterKeyHint !== "next") return;
  const fields = [...(target.form?.querySelectorAll<HTMLElement>(inputs) ?? [])];
  const next = fields[fields.indexOf(target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
