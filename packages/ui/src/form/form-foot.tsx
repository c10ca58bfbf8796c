import type { ReactNode } from "react";
import { WarningCircleFillIcon } from "../icon.ts";

export interface FormFootProps {
  /** How many fields are wrong. */
  count: number;
  /** "2 fields need attention" */
  words: (count: number) => string;
  /** The button that submits. */
  children: ReactNode;
}

/** The number of errors beside the button. Its place is always there, so that a change is heard. */
export function FormFoot({ count, words, children }: FormFootProps) {
  return (
    <div className="form-foot">
      <output className="msg err">
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
