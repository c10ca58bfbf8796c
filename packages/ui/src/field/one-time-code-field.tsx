import type { Clock } from "@naluma/machine/clock";
import { typedFigures } from "@naluma/site/typed";
import type { ClipboardEvent } from "react";
import { Button } from "../button/index.ts";
import { clockText, useAnnouncedCountdown } from "../countdown/index.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export interface OneTimeCodeFieldProps extends Omit<TextFieldProps, "type" | "trailing"> {
  resend: {
    /** "Send the code", "Send again" */
    label: string;
    /** "Again in 4:37" */
    waiting: (time: string) => string;
    /** What a screen reader hears at the start, at one minute and at the end. */
    announce: (seconds: number) => string;
    /** Not before this moment, in milliseconds since 1970. */
    until?: number | undefined;
    busy?: boolean | undefined;
    /** There is nothing to send it to. */
    disabled?: boolean | undefined;
    onResend: () => void;
    clock?: Clock | undefined;
  };
}

/** Takes blanks, dashes and marks that cannot be seen out of what is pasted; all else stays for the rule to judge. */
function pasteCode(event: ClipboardEvent<HTMLInputElement>) {
  const pasted = event.clipboardData.getData("text");
  const code = typedFigures(pasted).replaceAll(/[\s-]/g, "");
  if (code === pasted) return;
  event.preventDefault();
  const input = event.currentTarget;
  input.setRangeText(code, input.selectionStart ?? 0, input.selectionEnd ?? 0, "end");
  input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
}

/** A code sent by text message, with its own button to have it sent again. */
export function OneTimeCodeField({ resend, ...props }: OneTimeCodeFieldProps) {
  const { seconds, announced } = useAnnouncedCountdown(resend.until, resend.clock);
  return (
    <TextField
      {...props}
      inputMode="numeric"
      autoComplete="one-time-code"
      onPaste={pasteCode}
      trailing={
        <>
          <Button
            size="s"
            className="num"
            disabled={resend.disabled === true || seconds > 0}
            busy={resend.busy}
            onClick={resend.onResend}
          >
            {seconds > 0 ? resend.waiting(clockText(seconds)) : resend.label}
          </Button>
          <output className="vh">{announced !== undefined && resend.announce(announced)}</output>
        </>
      }
    />
  );
}
