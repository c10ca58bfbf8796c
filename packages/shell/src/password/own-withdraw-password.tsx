import { WithdrawPasswordCard } from "@naluma/account-security/withdraw-password";
import { memberKey } from "@naluma/member";
import { useProfile } from "@naluma/member/centre";
import { useQueryClient } from "@tanstack/react-query";

/** A member's own withdraw password, once the profile says whether there is one. A demo's test member has none. */
export function OwnWithdrawPassword() {
  const queryClient = useQueryClient();
  const { data } = useProfile();
  if (data === undefined) return null;
  return (
    <WithdrawPasswordCard
      hasPassword={data.hasWithdrawPassword}
      onChanged={() => void queryClient.invalidateQueries({ queryKey: memberKey })}
    />
  );
}
