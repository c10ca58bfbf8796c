import { useWords } from "@naluma/i18n/react";
import type { ThirdPartyLogin } from "@naluma/site/settings";
import { Button } from "@naluma/ui/button";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { Suspense, useState } from "react";
import { restWords } from "../words.rest.ts";
import { CompanyIcon } from "./company-icon.tsx";

export interface ContinueWithProps {
  logins: readonly ThirdPartyLogin[];
  /** Opens the company's window inside the press; false where the browser blocked it. */
  onContinue: (login: ThirdPartyLogin) => boolean;
}

/** The logins at other companies, below the login's own form. */
export function ContinueWith(props: ContinueWithProps) {
  return (
    <Suspense>
      <Buttons {...props} />
    </Suspense>
  );
}

function Buttons({ logins, onContinue }: ContinueWithProps) {
  const t = useWords(restWords);
  const [isBlocked, setIsBlocked] = useState(false);
  return (
    <div className="fg">
      {logins.map((login) => (
        <Button
          key={login.address}
          look="line"
          block
          onClick={() => setIsBlocked(!onContinue(login))}
        >
          {login.icon && <CompanyIcon name={login.icon} />}
          <span>{t("third_party.continue", { name: login.name })}</span>
        </Button>
      ))}
      {isBlocked && <ErrorNotice text={t("third_party.blocked")} />}
    </div>
  );
}
