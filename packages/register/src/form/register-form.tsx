import { useApi } from "@naluma/api-client/react";
import { useWords } from "@naluma/i18n/react";
import { browserClock } from "@naluma/machine/clock";
import { pictureAddress } from "@naluma/site/address";
import { mobileTemplateId } from "@naluma/site/device";
import type { BrowserStorage } from "@naluma/site/stored";
import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState, type ReactNode } from "react";
import { useIntroducer } from "../introducer/use-introducer.ts";
import type { OpenedRegister } from "../open-register.ts";
import { registerBackgroundQuery } from "../settings/register-settings.api.ts";
import { restWords } from "../words.rest.ts";
import type { AgreementTextProps } from "./agreement-tick.tsx";
import { forgetDraft, readDraft } from "./draft.ts";
import { RegisterFormView } from "./register-form-view.tsx";
import { useDraft } from "./use-draft.ts";
import { useRegister, type RegisterPorts } from "./use-register.ts";

export interface RegisterFormProps extends AgreementTextProps {
  opened: OpenedRegister;
  ports: RegisterPorts;
  /** The storage of this tab, so that the input survives a reload. */
  tab: BrowserStorage | undefined;
  /** The visitor's country, if known. */
  country: string | undefined;
  onLogIn: () => void;
  /** Renders as a page of its own instead of a dialog. */
  asPage?: boolean | undefined;
}

/** Renders once its texts have loaded; the page behind it does not wait for them. */
export default function RegisterForm(props: RegisterFormProps) {
  return (
    <Suspense>
      <RegisterWords>
        <Form {...props} />
      </RegisterWords>
    </Suspense>
  );
}

function Form(props: RegisterFormProps) {
  const { opened, ports, tab, country, onLogIn, AgreementText, asPage } = props;
  const { clock = browserClock } = ports;
  const [draft] = useState(() => readDraft(tab, clock.now()));
  const introducer = useIntroducer(country);
  const view = useRegister({
    opened,
    ports,
    introducer,
    draft,
    onDone: () => forgetDraft(tab),
  });
  useDraft(view, tab, clock);
  return (
    <RegisterFormView
      view={view}
      asPage={asPage}
      AgreementText={AgreementText}
      background={<RegisterBackground />}
      onLogIn={() => {
        // A page stays behind the login, with its captcha.
        if (!asPage) view.close();
        onLogIn();
      }}
    />
  );
}

/**
 * Waits for all texts of the form, so that nothing in it suspends later: a dialog that suspended again would lose its
 * place in the queue and send its calls twice.
 */
export function RegisterWords({ children }: { children: ReactNode }) {
  useWords(restWords);
  return children;
}

/** The operator's photo behind the title of the form. It may load at any time without moving anything. */
function RegisterBackground() {
  const { settings, template } = useSite();
  const { pc, mobile } = settings.templates;
  const name = template === "desktop" ? pc : mobileTemplateId(mobile);
  const { data } = useQuery(registerBackgroundQuery(useApi(), settings.siteId, name));
  const [broken, setBroken] = useState<string>();
  const src = data === undefined ? undefined : pictureAddress(data, settings);
  if (src === undefined || src === broken) return null;
  return (
    <img
      className="register-photo"
      src={src}
      alt=""
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
