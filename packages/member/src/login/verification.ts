import type { Clock } from "@naluma/machine/clock";
import type { BrowserStorage } from "@naluma/site/stored";
import type { LoginPorts } from "./login.runner.ts";

/** Login code 802, or a password that somebody has forgotten. */
export type VerificationReason = "transfer" | "forgotten";

/** For what is drawn in place of the login until its owner has a new password, or gives up. */
export interface VerificationProps {
  readonly reason: VerificationReason;
  /** What was typed in the login. */
  readonly account: string;
  readonly attempt: Pick<LoginPorts, "api" | "siteId"> & {
    readonly clock: Clock;
    readonly storage: BrowserStorage | undefined;
  };
  /** It is here: the login makes room. Until then its form stands. */
  readonly onOpen: () => void;
  /** The new password is set, and the login is next. */
  readonly onDone: (account: string) => void;
  readonly onClose: () => void;
  /** Opens customer service, for whoever can prove nothing. */
  readonly onAskService: () => void;
}
