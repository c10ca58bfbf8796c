import { lazyView } from "@naluma/ui/later";
import { useAtomValue } from "jotai";
import type { ComponentType, ReactNode } from "react";
import type { DeviceCheckProps } from "./device-check.ts";
import { openedLoginAtom } from "./open-login.ts";

const asItIs = (own: ReactNode) => own;

/** The form, its calls and the dialog come with the first opening, not with the first page. */
const Form = lazyView(() => import("./login-form.tsx"));

export interface LoginDialogProps {
  /** Draws what the operator says beside the form, or `own` where that is nothing. */
  welcome?: (own: ReactNode) => ReactNode;
  /** Opens customer service, which some refusals name. */
  onAskService: () => void;
  /** Asks whoever logs in from an unfamiliar device (code 107) for a proof. */
  DeviceCheck?: ComponentType<DeviceCheckProps>;
}

/** Where the login appears. Once in the page. */
export function LoginDialog({ welcome = asItIs, ...props }: LoginDialogProps) {
  const opened = useAtomValue(openedLoginAtom);
  return opened ? <Form {...props} opened={opened} welcome={welcome} /> : null;
}
