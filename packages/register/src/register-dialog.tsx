import { useAtomValue } from "jotai";
import type { ComponentType } from "react";
import { openedRegisterAtom, type OpenedRegister } from "./open-register.ts";

export interface RegisterDialogProps {
  /** The form, its rules and its calls load with the first opening, not with the first page. */
  Form: ComponentType<{ opened: OpenedRegister }>;
}

/** The place where the registration renders. Mounted once per page. */
export function RegisterDialog({ Form }: RegisterDialogProps) {
  const opened = useAtomValue(openedRegisterAtom);
  return opened ? <Form opened={opened} /> : null;
}
