import type { Clock } from "@naluma/machine/clock";
import type { BrowserStorage } from "@naluma/site/stored";
import type { LoginPorts } from "./login.runner.ts";

/** Login code 802, or a forgotten password. */
export type VerificationReason = "transfer" | "forgotten";

/** The props of the dialog that replaces the login until the owner has set a new password or gives up. */
export interface VerificationProps {
  readonly reason: VerificationReason;
  /** The username entered in the login form. */
  readonly account: string;
  readonly attempt: Pick<LoginPorts, "api" | "siteId"> & {
    readonly clock: Clock;
    readonly storage: BrowserStorage | undefined;
  };
  /** The verification is ready and the login dialog closes. Until then, the login form stays. */
  readonly onOpen: () => void;
  /** The new password is set; the member logs in with it next. */
  readonly onDone: (account: string) => void;
  readonly onClose: () => void;
  /** Opens customer service, for members who cannot prove anything. */
  readonly onAskService: () => void;
}
