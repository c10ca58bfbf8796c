import { useUserMessage } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { buttonClass } from "@naluma/ui/button-class";
import { Dialog } from "@naluma/ui/dialog";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { PasswordField, TextField } from "@naluma/ui/field";
import { ShieldCheckFillIcon } from "@naluma/ui/icon";
import { QrCode } from "@naluma/ui/qr-code";
import { saveFile } from "@naluma/ui/save-file";
import { useCopy } from "@naluma/ui/use-copy";
import { Suspense, useEffect, useRef, type ReactNode } from "react";
import { restWords } from "../words.rest.ts";
import type { Task } from "./protection-steps.ts";
import { useProtectionDialog, type ProtectionValues } from "./use-protection-dialog.ts";

export interface ProtectionDialogProps {
  task: Task;
  account: string;
  onChanged: () => void;
  onFinished: () => void;
  onClose: () => void;
}

const titles = {
  "turn-on": "protection.app",
  "turn-off": "protection.app",
  "new-codes": "protection.new_codes",
  "add-passkey": "protection.add",
} as const;

/** Asks for the password, then whatever the task needs, then shows what the member must keep. */
export default function ProtectionDialog(props: ProtectionDialogProps) {
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  );
}

function Shown(props: ProtectionDialogProps) {
  const { task, account, onFinished, onClose } = props;
  const { t, format } = useUserMessage(restWords);
  const { form, step, isSending, submit } = useProtectionDialog(props);
  const { template } = useSite();

  const errorOf = (field: keyof ProtectionValues) => {
    const message = form.errorOf(field);
    return message && format(message);
  };
  const areCodesShown = step.at === "codes";

  return (
    <Dialog
      open
      onClose={areCodesShown ? onFinished : onClose}
      // The codes are shown only once, so a stray click outside must not discard them.
      closedBy={areCodesShown ? "buttons" : "anything"}
      as={template === "desktop" ? "modal" : "sheet"}
      width="narrow"
      title={areCodesShown ? t("protection.codes_title") : t(titles[task])}
      closeLabel={areCodesShown ? undefined : t("protection.close")}
      sign={
        <span className="icon-disc disc-accent">
          <ShieldCheckFillIcon />
        </span>
      }
    >
      {step.at === "codes" ? (
        <Codes codes={step.codes} onDone={onFinished} />
      ) : (
        <form {...form.form({ onSubmit: submit, busy: isSending })} className="field-grid">
          {form.formError && <ErrorNotice text={format(form.formError)} />}
          {step.at === "scan" ? (
            <>
              <Key {...step} />
              <TextField
                {...form.text("code")}
                key="code"
                label={t("protection.code")}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={8}
                error={errorOf("code")}
              />
            </>
          ) : (
            <>
              <p>{t("protection.password_why")}</p>
              <input type="text" autoComplete="username" value={account} readOnly hidden />
              {task === "add-passkey" && (
                <TextField
                  {...form.text("name")}
                  label={t("protection.name")}
                  hint={t("protection.name_hint")}
                  maxLength={40}
                  autoComplete="off"
                  error={errorOf("name")}
                />
              )}
              <PasswordField
                {...form.text("password")}
                label={t("protection.password")}
                autoComplete="current-password"
                maxLength={64}
                reveal={{
                  show: t("protection.show_password"),
                  hide: t("protection.hide_password"),
                }}
                error={errorOf("password")}
              />
            </>
          )}
          <Button type="submit" look="primary" size="l" block busy={isSending}>
            {t("protection.confirm")}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

/** The key as a QR code, as a link for a phone that has the app, and as text to type. */
function Key({ secret, uri }: { secret: string; uri: string }) {
  const { t } = useUserMessage(restWords);
  const text = useRef<HTMLParagraphElement>(null);
  // The field that had the focus has been unmounted.
  useEffect(() => text.current?.focus(), []);
  return (
    <>
      <p ref={text} tabIndex={-1}>
        {t("protection.scan")}
      </p>
      {uri.startsWith("otpauth:") && (
        <a
          className={buttonClass({ look: "primary", size: "l", className: "protection-app" })}
          href={uri}
        >
          {t("protection.open_app")}
        </a>
      )}
      <QrCode text={uri} label={t("protection.qr")} />
      <p>
        {t("protection.key")}:{" "}
        <code className="protection-key" translate="no">
          {secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
        </code>
      </p>
      <Copy text={secret} label={t("protection.copy_key")} />
    </>
  );
}

/** If the browser does not allow copying, the text can still be selected. */
function Copy({ text, label, children }: { text: string; label: string; children?: ReactNode }) {
  const { t } = useUserMessage(restWords);
  const { outcome, copy } = useCopy(text);
  return (
    <div className="row protection-copy">
      <Button look="line" size="s" onClick={copy}>
        {label}
      </Button>
      {children}
      <output className="small">
        {outcome !== "none" &&
          t(outcome === "copied" ? "protection.copied" : "protection.copy_failed")}
      </output>
    </div>
  );
}

function Codes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useUserMessage(restWords);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  const list = codes.map((code) => `${code}\n`).join("");
  return (
    <div className="field-grid">
      <p ref={text} tabIndex={-1}>
        {t("protection.codes_text")}
      </p>
      <ul className="protection-codes">
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
      <Copy text={list} label={t("protection.copy_codes")}>
        <Button
          look="line"
          size="s"
          onClick={() => saveFile("recovery-codes.txt", list, "text/plain")}
        >
          {t("protection.save_codes")}
        </Button>
      </Copy>
      <Button look="primary" size="l" block onClick={onDone}>
        {t("protection.done")}
      </Button>
    </div>
  );
}
