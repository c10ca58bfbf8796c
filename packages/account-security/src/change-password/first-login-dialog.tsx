import { useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { Dialog, type Unasked } from "@naluma/ui/dialog";
import { LockSimpleIcon } from "@naluma/ui/icon";
import { Suspense } from "react";
import { restWords } from "../words.rest.ts";
import { ChangePasswordForm } from "./change-password-form.tsx";

export interface FirstLoginProps {
  account: string;
  /** Set when the platform demands the change in the middle of a visit rather than at login. */
  unasked?: Unasked | undefined;
  onChanged: () => void;
  onLogOut: () => void;
}

/** The password must be changed before anything else (AUTH-82). The only other way out is to log out. */
export default function FirstLoginDialog(props: FirstLoginProps) {
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  );
}

function Shown({ account, unasked, onChanged, onLogOut }: FirstLoginProps) {
  const t = useWords(restWords);
  return (
    <Dialog
      open
      onClose={onLogOut}
      closedBy="buttons"
      unasked={unasked}
      width="narrow"
      title={t("change_password_title")}
      sign={
        <span className="icon-disc disc-accent">
          <LockSimpleIcon />
        </span>
      }
    >
      <p>{t("first_login")}</p>
      <ChangePasswordForm account={account} asksOld={false} onChanged={onChanged} />
      <Button look="text" block onClick={onLogOut}>
        {t("log_out")}
      </Button>
    </Dialog>
  );
}
