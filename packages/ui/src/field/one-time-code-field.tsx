import type { Clock } from "@naluma/machine/clock";
import { Button } from "../button.tsx";
import { clockText } from "../countdown.ts";
import { useAnnouncedCountdown } from "../use-announced-countdown.ts";
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

/** A code sent by text message, with its own button to have it sent again. */
export function OneTimeCodeField({ resend, ...props }: OneTimeCodeFieldProps) {
  const { seconds, announced } = useAnnouncedCountdown(resend.until, resend.clock);
  return (
    <TextField
      {...props}
      marked={false}
      inputMode="numeric"
      autoComplete="one-time-code"
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
