import { DevicesCard } from "@naluma/account-security/devices";
import { useMemberId } from "@naluma/member";

/** Where a member is logged in, on the page of personal details. A demo's test member is nowhere. */
export function OwnDevices() {
  const memberId = useMemberId();
  return memberId !== undefined && <DevicesCard memberId={memberId} />;
}
