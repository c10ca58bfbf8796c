import { ContinueWith } from "@naluma/account-security/third-party-login";
import { useState } from "react";
import { useApp } from "../app/use-app.ts";
import { thirdPartyLoginOf } from "./third-party-session.ts";

/** The third-party logins that the site offers. */
export default function ThirdPartyLogins() {
  const app = useApp();
  const [continueWith] = useState(() => thirdPartyLoginOf(app, window));
  return <ContinueWith logins={app.page.settings.thirdPartyLogins} onContinue={continueWith} />;
}
