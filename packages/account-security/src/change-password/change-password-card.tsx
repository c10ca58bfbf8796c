import { useWords } from "@naluma/i18n/react";
import { useId } from "react";
import { restWords } from "../words.rest.ts";
import { ChangePasswordForm, type ChangePasswordProps } from "./change-password-form.tsx";

/** Shown on the member's own page. A member who must change the password sees a notice first. */
export function ChangePasswordCard(props: ChangePasswordProps) {
  const t = useWords(restWords);
  const title = useId();
  return (
    <section className="card cp" aria-labelledby={title}>
      <h2 id={title}>{t("change_password_title")}</h2>
      {!props.asksOld && <p role="alert">{t("first_login")}</p>}
      <ChangePasswordForm {...props} />
    </section>
  );
}
