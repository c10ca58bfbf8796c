import { Dialog, type DialogProps } from "./dialog/index.ts";

/** A dialog of the mobile template, which rises from the lower edge. */
export function Sheet(props: Omit<DialogProps, "as">) {
  return <Dialog {...props} as="sheet" />;
}
