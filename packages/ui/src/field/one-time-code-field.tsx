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
    /** Announced by screen readers at the start, at one minute and at the end. */
    announce: (seconds: number) => string;
    /** The earliest time of the next request, in milliseconds since 1970. */
    until?: number | undefined;
    busy?: boolean | undefined;
    /** Disabled because there is no number to send it to. */
    disabled?: boolean | undefined;
    onResend: () => void;
    clock?: Clock | undefined;
  };
}

/** The code from a text message, with a button to send it again. */
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
