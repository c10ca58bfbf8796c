import { readIcon } from "@naluma/api-client/read-icon";
import { useWords } from "@naluma/i18n/react";
import { innerPath, outwardAddress } from "@naluma/site/address";
import type { ThirdPartyLogin } from "@naluma/site/settings";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { accountSecurityQueryKeys } from "../query-keys.ts";
import { restWords } from "../words.rest.ts";

export interface ContinueWithProps {
  logins: readonly ThirdPartyLogin[];
  /** Opens the company's window synchronously in the click handler; false if the browser blocked it. */
  onContinue: (login: ThirdPartyLogin) => boolean;
}

/** Logins through other companies, shown below the login form. */
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
    <div className="field-grid">
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

/** A company's icon from the site's icon service. Its place stays empty if there is none. */
function CompanyIcon({ name }: { name: string }) {
  const { settings } = useSite();
  const service =
    innerPath(settings.iconService) ?? outwardAddress(settings.iconService, settings)?.href;
  const { data } = useQuery({
    queryKey: accountSecurityQueryKeys.companyIcon(service, name),
    queryFn: ({ signal }) => readIcon(service ?? "", name, signal),
    enabled: service !== undefined,
    // An icon never changes.
    staleTime: Infinity,
  });
  if (service === undefined) return null;
  return <span className="icon">{data && <img src={data} alt="" width="20" height="20" />}</span>;
}
