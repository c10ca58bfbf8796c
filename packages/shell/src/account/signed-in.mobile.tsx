import { useProviderName } from "@naluma/lobby";
import { useMainBalance } from "@naluma/member";
import { HeaderBalance } from "@naluma/wallet/mobile";

/** A member's end of the header: the balance. The account is in the tab bar. */
export default function SignedInPart() {
  return <HeaderBalance main={useMainBalance()} providerName={useProviderName()} />;
}
