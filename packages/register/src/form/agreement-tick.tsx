import { useUserMessage } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { Check } from "@naluma/ui/field";
import { lazyView } from "@naluma/ui/lazy-view";
import { useState } from "react";
import type { AgreementTextProps } from "../agreement/agreement-dialog.tsx";
import { restWords } from "../words.rest.ts";
import type { RegisterView } from "./register-view.ts";
import { useFieldWords } from "./use-field-words.ts";

export type { AgreementTextProps } from "../agreement/agreement-dialog.tsx";

const AgreementDialog = lazyView(() => import("../agreement/agreement-dialog.tsx"));

/** A placeholder for the link, which each language puts at its own position in the sentence. */
const place = "\uE000";

/** The consent, with a link to the agreement. */
export function AgreementTick({
  view,
  AgreementText,
}: { view: RegisterView } & AgreementTextProps) {
  const { form } = view;
  const { t } = useUserMessage(restWords);
  const { says } = useFieldWords({ view, enterKeyHint: undefined });
  const [isOpen, setOpen] = useState(false);
  const age = useSite().settings.minimumAge;
  const [before = "", after = ""] = t("register.agree", { age, agreement: place }).split(place);
  return (
    <>
      <Check {...form.tick("isAgreed")} error={says("isAgreed").error}>
        <span>{before}</span>
        <Button look="text" size="s" className="register-agreement" onClick={() => setOpen(true)}>
          {t("register.agreement")}
        </Button>
        <span>{after}</span>
      </Check>
      {isOpen && (
        <AgreementDialog
          AgreementText={AgreementText}
          onAccept={() => form.change("isAgreed", true)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
