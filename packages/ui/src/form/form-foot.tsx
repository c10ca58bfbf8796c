import type { ReactNode } from "react";
import { WarningCircleFillIcon } from "../icon.ts";

export interface FormFootProps {
  /** The number of invalid fields. */
  count: number;
  /** "2 fields need attention" */
  words: (count: number) => string;
  children: ReactNode;
}

/** The number of errors beside the button. Always rendered, so that a screen reader announces its changes. */
export function FormFoot({ count, words, children }: FormFootProps) {
  return (
    <div className="form-foot">
      <output className="message message-error">
        {count > 0 && (
          <>
            <WarningCircleFillIcon size="s" />
            <span>{words(count)}</span>
          </>
        )}
      </output>
      {children}
    </div>
  );
}
