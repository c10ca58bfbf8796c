import type { DialogProps } from "./dialog.tsx";

type DialogOutlineProps = Pick<DialogProps, "title" | "sign" | "className" | "children">;

/**
 * The appearance of a dialog without its behaviour. It renders in a fraction of the time, for a press that must have
 * an immediate effect; the real dialog replaces it in a later frame.
 */
export const DialogOutline = ({ title, sign, className = "", children }: DialogOutlineProps) => (
  <div className="scrim lay mid">
    {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it has the look of our dialogs, and the browser adds its own to <dialog> */}
    <div className={`dlg ${className}`} role="dialog" aria-modal="true" aria-label={title}>
      <div className="dlg-h">
        {sign}
        <h2>{title}</h2>
      </div>
      <div className="dlg-b">{children}</div>
    </div>
  </div>
);
