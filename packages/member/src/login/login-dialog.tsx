import { lazyView } from "@naluma/ui/later";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { openedLoginAtom } from "./open-login.ts";

const asItIs = (own: ReactNode) => own;

/** The form, its calls and the dialog come with the first opening, not with the first page. */
const Form = lazyView(() => import("./login-form.tsx"));

export interface LoginDialogProps {
  /** Draws what the operator says beside the form, or `own` where that is nothing. */
  welcome?: (own: ReactNode) => ReactNode;
  /** Opens customer service, which some refusals name. */
  onAskService: () => void;
}

/** Where the login appears. Once in the page. */
export function LoginDialog({ welcome = asItIs, onAskService }: LoginDialogProps) {
  const opened = useAtomValue(openedLoginAtom);
  return opened ? <Form opened={opened} welcome={welcome} onAskService={onAskService} /> : null;
}
