import { useAtomValue } from "jotai";
import { late } from "@naluma/ui/later";
import type { ReactNode } from "react";
import { openedLoginAtom } from "./open-login.ts";

const asItIs = (own: ReactNode) => own;

/** The form, its calls and the dialog come with the first opening, not with the first page. */
const form = late(() => import("./login-form.tsx"));

export interface LoginDialogProps {
  /** Draws what the operator says beside the form, or `own` where that is nothing. */
  welcome?: (own: ReactNode) => ReactNode;
}

/** Where the login appears. Once in the page. */
export function LoginDialog({ welcome = asItIs }: LoginDialogProps) {
  const opened = useAtomValue(openedLoginAtom);
  return opened ? <form.View opened={opened} welcome={welcome} /> : null;
}
