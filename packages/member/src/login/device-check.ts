import type { LoginData } from "../session/session.ts";
import type { LoginPorts } from "./login.runner.ts";

/** For what is drawn after code 107, until the device is proven or the attempt given up. */
export interface DeviceCheckProps {
  /** What the platform asks, as it sent it. */
  readonly data: unknown;
  readonly attempt: Pick<LoginPorts, "api" | "siteId" | "clock" | "device">;
  /** It can be asked: the login makes room. Until then its own words stand over its form. */
  readonly onOpen: () => void;
  readonly onPassed: (login: LoginData) => void;
  readonly onClose: () => void;
  /** Opens customer service, for whoever can answer nothing. */
  readonly onAskService: () => void;
}
