import type { FormErrors } from "@naluma/ui/form";
import type { RestMessage } from "../words.rest.ts";

export const withdrawDigits = 4;

export interface WithdrawPasswordValues {
  readonly old: string;
  readonly password: string;
  readonly repeat: string;
}

export const noWithdrawPassword: WithdrawPasswordValues = { old: "", password: "", repeat: "" };

const isWhole = (typed: string) => typed.length === withdrawDigits && /^\d+$/.test(typed);

/** Validates a new withdraw password, and the old one where it is required. Reports only the first failure. */
export const checkWithdrawPassword =
  ({ asksOld }: { readonly asksOld: boolean }) =>
  (values: WithdrawPasswordValues): FormErrors<WithdrawPasswordValues, RestMessage> => {
    const { old, password, repeat } = values;
    if (asksOld && !isWhole(old)) return { old: { id: "err_withdrawPsw_blank" } };
    if (!isWhole(password)) return { password: { id: "err_withdrawPsw_blank" } };
    if (asksOld && password === old) return { password: { id: "withdraw.same" } };
    if (repeat !== password) return { repeat: { id: "withdraw.differs" } };
    return {};
  };
